import type { ImportLine } from '@trivet/core/contract/catalog'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

const line = (fields: Partial<ImportLine>): ImportLine => ({
  line: 2,
  slug: 'pan',
  name: 'Pan',
  kind: 'new',
  changes: [],
  errors: [],
  fingerprint: 'abc',
  ...fields,
})

const lines = [
  line({ kind: 'changed', changes: [{ column: 'price', label: 'Price', from: '4.50', to: '5.25' }] }),
  line({ line: 3, slug: 'pot', fingerprint: 'def' }),
  line({
    line: 4,
    slug: 'lid',
    kind: 'refused',
    errors: [{ column: 'price', message: 'Please enter a price' }],
  }),
  line({ line: 5, slug: 'fork', kind: 'unchanged' }),
]

test('a file is previewed, and exactly what was seen is applied', async () => {
  const applied: unknown[] = []
  api.use(
    http.post('*/api/admin/products/import/preview', () => HttpResponse.json({ lines })),
    http.post('*/api/admin/products/import', async ({ request }) => {
      applied.push(await request.json())
      const refused = [{ line: 3, slug: 'pot', message: 'This product was changed since the preview' }]
      return HttpResponse.json({ created: 0, changed: 1, unchanged: 0, refused })
    }),
  )
  const { user } = openAdmin({ path: '/products/import', answers: {} })
  const file = new File(['slug,price\npan,5.25\n'], 'products.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), file)
  expect(await screen.findByDisplayValue(/pan,5\.25/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(
    await screen.findByText('1 new, 1 changed, 1 as they are, 1 refused: these are left out.'),
  ).toBeInTheDocument()
  expect(screen.getByText('5.25')).toBeInTheDocument()
  expect(screen.getByText(/Please enter a price/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }))
  expect(await screen.findByText(/0 created, 1 changed/)).toBeInTheDocument()
  expect(screen.getByText(/changed since the preview/)).toBeInTheDocument()
  expect(applied).toEqual([
    {
      file: 'slug,price\npan,5.25\n',
      lines: [
        { line: 2, fingerprint: 'abc' },
        { line: 3, fingerprint: 'def' },
      ],
    },
  ])
})

test('a file that is refused as a whole says why', async () => {
  const message = 'The file needs a column called slug'
  api.use(
    http.post('*/api/admin/products/import/preview', () => HttpResponse.json({ message }, { status: 400 })),
  )
  const { user } = openAdmin({ path: '/products/import', answers: {} })
  await user.type(await screen.findByRole('textbox', { name: 'Lines' }), 'name')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('nothing is sent as long as there is nothing', async () => {
  const { user } = openAdmin({ path: '/products/import', answers: {} })
  await user.click(await screen.findByRole('button', { name: 'Preview changes' }))
  expect(screen.getByText('Please choose a file or paste its lines')).toBeInTheDocument()
})

test('what was previewed goes when its lines are changed, and cannot be applied', async () => {
  api.use(http.post('*/api/admin/products/import/preview', () => HttpResponse.json({ lines })))
  const { user } = openAdmin({ path: '/products/import', answers: {} })
  await user.type(await screen.findByLabelText('Lines'), 'slug,price')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(await screen.findByRole('button', { name: 'Apply 2 changes' })).toBeInTheDocument()
  await user.type(screen.getByLabelText('Lines'), '1')
  expect(screen.queryByRole('button', { name: 'Apply 2 changes' })).not.toBeInTheDocument()
})
