import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { column, DataTable } from './data-table.tsx'
import type { Sort } from './data-table.tsx'

type Code = { code: string; cents: number }

const columns = [
  column('Code', (row: Code) => row.code, { sortKey: 'code' }),
  column('Earned', (row: Code) => row.cents, { numeric: true }),
]
const rows: Code[] = [{ code: 'A1B2C3D4', cents: 1250 }]

function codes(extra: { rows?: Code[]; sort?: Sort; onSortChange?: (sort: Sort) => void } = {}) {
  return (
    <DataTable
      caption="Referral codes"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.code}
      empty="No referral codes yet"
      {...extra}
    />
  )
}

test('each row shows its cells under the headers of a named table', () => {
  render(codes())
  expect(screen.getByRole('table', { name: 'Referral codes' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'A1B2C3D4 1250' })).toBeInTheDocument()
})

test('without rows it says what there could be', () => {
  render(codes({ rows: [] }))
  expect(screen.getByRole('cell', { name: 'No referral codes yet' })).toHaveAttribute('colspan', '2')
})

test.each([
  [undefined, 'none', 'ascending'],
  ['ascending', 'ascending', 'descending'],
  ['descending', 'descending', 'ascending'],
] as const)('a column sorted %s says so and asks for the next order', async (direction, said, next) => {
  const onSortChange = vi.fn()
  render(codes({ sort: direction && { column: 'code', direction }, onSortChange }))
  expect(screen.getByRole('columnheader', { name: 'Code' })).toHaveAttribute('aria-sort', said)
  await userEvent.click(screen.getByRole('button', { name: 'Code' }))
  expect(onSortChange).toHaveBeenCalledWith({ column: 'code', direction: next })
})

test('a column the server cannot sort has no button', () => {
  render(codes({ onSortChange: vi.fn() }))
  expect(screen.queryByRole('button', { name: 'Earned' })).not.toBeInTheDocument()
})
