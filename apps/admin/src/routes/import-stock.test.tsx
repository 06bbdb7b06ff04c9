import type { StockPreview } from '@trivet/core/contract/stock'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as importsCopy from '@trivet/core/copy/imports'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

type Line = StockPreview['lines'][number]

const changed: Line = {
  line: 2,
  name: 'Pan',
  detail: 'North',
  kind: 'changed',
  changes: [{ column: 'units', label: 'Units', from: '4', to: '6' }],
  errors: [],
}
const refused: Line = {
  ...changed,
  line: 3,
  kind: 'refused',
  changes: [],
  errors: [{ column: 'units', message: 'Please enter a whole number of units' }],
}
const csv = 'product,depot,units\npan,North,6\n'

function previews(...answers: Pick<StockPreview, 'lines'>[]) {
  let asked = 0
  api.use(
    http.post('*/api/admin/stock/import/preview', () => {
      const answer = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      return HttpResponse.json({ seen: 'abc', unchanged: 1, ...answer })
    }),
  )
}

async function open(file = csv) {
  const { user } = openAdmin({ path: '/settings/import-stock', answers: {} })
  fireEvent.change(await screen.findByLabelText('Lines'), { target: { value: file } })
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  return user
}

test('a file is previewed, and exactly what was seen is saved', async () => {
  const saved: unknown[] = []
  previews({ lines: [changed] })
  api.use(
    http.post('*/api/admin/stock/import', async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json({ created: 0, changed: 1, unchanged: 1 })
    }),
  )
  const user = await open()
  expect(await screen.findByText('0 new, 1 changed, 1 as they are.')).toHaveAttribute('role', 'status')
  expect(screen.getByText('North')).toBeInTheDocument()
  expect(screen.getByText('4')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }))
  expect(await screen.findByText('0 created, 1 changed, 1 as they were.')).toHaveFocus()
  expect(saved).toEqual([{ file: csv, seen: 'abc' }])
  await user.click(screen.getByRole('button', { name: 'Import another file' }))
  expect(screen.getByLabelText('Lines')).toHaveValue('')
})

test('nothing can be saved while a line is refused', async () => {
  previews({ lines: [changed, refused] })
  await open()
  expect(await screen.findByText(/1 refused: nothing is saved before each line can be/)).toBeInTheDocument()
  expect(screen.getByText('Units: Please enter a whole number of units')).toBeInTheDocument()
  expect(screen.getByText('Line 3')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeDisabled()
})

test('what can no longer be is told, beside what the file would do by now', async () => {
  const message = 'Line 2: More than that is reserved on Dec 10, 2026'
  previews({ lines: [changed] }, { lines: [{ ...refused, line: 2 }] })
  api.use(http.post('*/api/admin/stock/import', () => HttpResponse.json({ message }, { status: 409 })))
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Save 1 change' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(await screen.findByText('Units: Please enter a whole number of units')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument()
})

test('a file that changes nothing says so, and has nothing to save', async () => {
  previews({ lines: [] })
  await open()
  expect(await screen.findByText('0 new, 0 changed, 1 as they are.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument()
})

test('a file that is too large is not sent', async () => {
  const { user } = openAdmin({ path: '/settings/import-stock', answers: {} })
  const file = new File([csv.padEnd(3 * 1024 * 1024, ' ')], 'stock.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), file)
  expect(await screen.findByText(importsCopy.fileTooLarge)).toBeInTheDocument()
})

test('what was previewed goes when its lines are changed', async () => {
  previews({ lines: [changed] })
  const user = await open()
  await screen.findByRole('button', { name: 'Save 1 change' })
  await user.type(screen.getByLabelText('Lines'), '1')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument())
})
