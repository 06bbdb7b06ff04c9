import { column } from '@trivet/ui/data-table'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { RecordTable } from './record-table.tsx'
import { useTableLook } from './table-look.tsx'

type Pan = { name: string; width: string; weight: string }

const columns = [
  column('Pan', (pan: Pan) => pan.name),
  column('Width', (pan: Pan) => pan.width),
  { ...column('Weight', (pan: Pan) => pan.weight), isExtra: true },
]

function Pans() {
  const { look, menu } = useTableLook('pans', columns)
  const rows = [{ name: 'Skillet', width: '26 cm', weight: '2.4 kg' }]
  return (
    <MemoryRouter>
      {menu}
      <RecordTable {...look} rows={rows} rowKey={({ name }) => name} caption="Pans" empty="No pans" />
    </MemoryRouter>
  )
}

const headers = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

async function choose(name: string) {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name }))
  await user.keyboard('{Escape}')
}

beforeEach(() => localStorage.clear())

test('a column can be left out and an extra one asked for, and this browser keeps it', async () => {
  const { unmount } = render(<Pans />)
  expect(headers()).toEqual(['Pan', 'Width'])
  await choose('Width')
  await choose('Weight')
  expect(headers()).toEqual(['Pan', 'Weight'])
  unmount()
  render(<Pans />)
  expect(headers()).toEqual(['Pan', 'Weight'])
})

test('the first column names the row and is not for choosing', async () => {
  render(<Pans />)
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const choices = await screen.findAllByRole('menuitemcheckbox')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Width', 'Weight', 'Compact rows'])
})

test('what no longer makes sense in the browser’s memory is left alone', () => {
  for (const stored of ['{"columns":"all"}', '{"columns":["Colour"]}', 'null', '{']) {
    localStorage.setItem('trivet.admin.table.pans', stored)
    const { unmount } = render(<Pans />)
    expect(headers()).toEqual(['Pan', 'Width'])
    unmount()
  }
})

test('rows can stand closer together', async () => {
  render(<Pans />)
  await choose('Compact rows')
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Compact rows' })).toBeChecked()
})

test('the standard columns are one press away', async () => {
  localStorage.setItem('trivet.admin.table.pans', '{"columns":["Weight"]}')
  render(<Pans />)
  expect(headers()).toEqual(['Pan', 'Weight'])
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Standard columns' }))
  expect(headers()).toEqual(['Pan', 'Width'])
})
