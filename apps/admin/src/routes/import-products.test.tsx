import type { ImportLine } from '@trivet/core/contract/catalog'
import { screen, within } from '@testing-library/react'
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
  hasSteepPriceChange: false,
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

test('prices that change by more than half stand apart and are confirmed once more', async () => {
  let applied = 0
  const steep = line({
    kind: 'changed',
    name: 'Wok',
    changes: [{ column: 'price', label: 'Price', from: '49.00', to: '5.00' }],
    hasSteepPriceChange: true,
  })
  api.use(
    http.post('*/api/admin/products/import/preview', () =>
      HttpResponse.json({ lines: [steep, line({ line: 3 })] }),
    ),
    http.post('*/api/admin/products/import', () => {
      applied += 1
      return HttpResponse.json({ created: 1, changed: 1, unchanged: 0, refused: [] })
    }),
  )
  const { user } = openAdmin({ path: '/products/import', answers: {} })
  await user.type(await screen.findByLabelText('Lines'), 'slug,price')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(
    await screen.findByRole('heading', { name: 'Price changes by more than half: 1' }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /^Changed/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }))
  const question = await screen.findByRole('alertdialog', { name: '1 price changes by more than half' })
  expect(within(question).getByText('Wok: $49.00 becomes $5.00')).toBeInTheDocument()
  expect(applied).toBe(0)
  await user.click(within(question).getByRole('button', { name: 'Apply 2 changes' }))
  expect(await screen.findByText(/1 created, 1 changed/)).toBeInTheDocument()
})

test('a file that is no text is named, with what was expected', async () => {
  const { user } = openAdmin({ path: '/products/import', answers: {} })
  const workbook = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff])], 'prices.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), workbook)
  expect(await screen.findByText(/prices\.csv cannot be read/)).toHaveTextContent(
    /Expected: a CSV file in UTF-8/,
  )
  expect(screen.getByLabelText('Lines')).toHaveValue('')
})

test('a chosen file that is refused as a whole is named', async () => {
  const message = 'The file needs a column called slug'
  api.use(
    http.post('*/api/admin/products/import/preview', () => HttpResponse.json({ message }, { status: 400 })),
  )
  const { user } = openAdmin({ path: '/products/import', answers: {} })
  const file = new File(['name\nPan\n'], 'spring.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), file)
  await screen.findByDisplayValue(/Pan/)
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('spring.csv cannot be read')
  expect(alert).toHaveTextContent(message)
})

test('nothing is applied where nothing would change', async () => {
  api.use(
    http.post('*/api/admin/products/import/preview', () =>
      HttpResponse.json({ lines: [line({ kind: 'unchanged' })] }),
    ),
  )
  const { user } = openAdmin({ path: '/products/import', answers: {} })
  await user.type(await screen.findByLabelText('Lines'), 'slug,price')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(await screen.findByText(/1 as they are/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument()
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
