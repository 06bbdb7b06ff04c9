import { fireEvent, screen } from '@testing-library/react'
import type { AreasPreview } from '@trivet/core/contract/settings'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

const seen: AreasPreview = {
  version: 7,
  unchanged: 0,
  left: ['Denver', 'Miami'],
  lines: [
    {
      line: 2,
      name: 'Austin',
      detail: 'austin',
      kind: 'changed',
      changes: [{ column: 'delivery_fee', label: 'Delivery fee', from: '', to: '19.50' }],
      errors: [],
    },
    { line: 3, name: 'Waco', detail: 'waco', kind: 'new', changes: [], errors: [] },
  ],
}

async function open(answer: AreasPreview) {
  api.use(http.post('*/api/admin/areas/import/preview', () => HttpResponse.json(answer)))
  const { user } = openAdmin({ path: '/settings/import-areas', answers: {} })
  fireEvent.change(await screen.findByLabelText('Lines'), { target: { value: 'name' } })
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  return user
}

test('areas are saved over the version that was seen, and those that stay are named', async () => {
  const saved: unknown[] = []
  api.use(
    http.post('*/api/admin/areas/import', async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json({ created: 1, changed: 1, unchanged: 0 })
    }),
  )
  const user = await open(seen)
  expect(await screen.findByText('1 new, 1 changed, 0 as they are.')).toBeInTheDocument()
  expect(screen.getByText('Not in the file, and left as they are: Denver, Miami.')).toBeInTheDocument()
  expect(screen.getByText('nothing')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }))
  expect(await screen.findByText('1 created, 1 changed, 0 as they were.')).toBeInTheDocument()
  expect(saved).toEqual([{ file: 'name', version: 7 }])
})

test('what is wrong stands at its line, by the name of the field', async () => {
  const errors = [{ column: 'zip_codes', message: '800 is in Denver as well' }]
  const [austin] = seen.lines
  await open({ ...seen, lines: [{ ...austin!, kind: 'refused', changes: [], errors }] })
  expect(await screen.findByText('ZIP codes: 800 is in Denver as well')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument()
})
