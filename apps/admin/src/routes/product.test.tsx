import * as catalogCopy from '@trivet/core/copy/catalog'
import * as productsCopy from '@trivet/core/copy/products'
import type { AdminProduct } from '@trivet/core/contract/catalog'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api, Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { product, productRow } from '../test/product-samples.ts'

const path = `/products/${product._id}/edit`
const byId = () => product

const priceField = () => screen.findByRole('textbox', { name: /Price in dollars/ })

test('shows all that can be said of a product, with its id', async () => {
  openAdmin({ path, answers: { adminProducts: { byId } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread Knife' })).toBeInTheDocument()
  expect(screen.getByText(product._id)).toBeInTheDocument()
  expect(await priceField()).toHaveValue('4.5')
  expect(screen.getByRole('combobox', { name: 'Collection' })).toHaveValue('chef')
  expect(within(screen.getByRole('group', { name: 'Specification 2' })).getByLabelText('Value')).toHaveValue(
    '120 g',
  )
  expect(screen.getByRole('link', { name: 'Bread Kit' })).toHaveAttribute(
    'href',
    `/products/${'d'.repeat(24)}/edit`,
  )
})

test('saves what was changed over the version that was seen', async () => {
  const sent: unknown[] = []
  const update = (input: object): AdminProduct => {
    sent.push(input)
    return { ...product, draft: { ...product.draft, price: 5.25 }, updatedAt: '2026-11-21T21:00:00.000Z' }
  }
  const { user } = openAdmin({
    path,
    answers: { adminProducts: { byId, update, list: () => noProducts } },
  })
  const price = await priceField()
  await user.clear(price)
  await user.type(price, '5.25')
  expect(screen.getByText('Not saved yet')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Product saved')).toBeInTheDocument()
  expect(sent).toMatchObject([
    { id: product._id, updatedAt: product.updatedAt, price: 5.25, name: 'Bread Knife' },
  ])
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
})

const noProducts = { products: [], page: 1, pages: 0, total: 0, hasMore: false }

test('what cannot be is said at its field and above the form, and nothing is sent', async () => {
  const { user } = openAdmin({ path, answers: { adminProducts: { byId } } })
  const price = await priceField()
  await user.clear(price)
  await user.click(screen.getByRole('button', { name: 'Add specification' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByRole('link', { name: productsCopy.priceInvalid })).toBeInTheDocument()
  expect(price).toHaveAccessibleDescription(productsCopy.priceInvalid)
  const added = within(screen.getByRole('group', { name: 'Specification 3' }))
  expect(added.getByLabelText('Name')).toHaveAccessibleDescription(productsCopy.nameRequired)
})

test('rows can be moved and removed without a mouse', async () => {
  const { user } = openAdmin({ path, answers: { adminProducts: { byId } } })
  await user.click(await screen.findByRole('button', { name: 'Move specification 2 up' }))
  const valueOf = (row: number) =>
    within(screen.getByRole('group', { name: `Specification ${row}` })).getByLabelText('Value')
  expect(
    [valueOf(1), valueOf(2)].map((field) => field.getAttribute('value') ?? (field as HTMLInputElement).value),
  ).toEqual(['120 g', '8 in'])
  await user.click(screen.getByRole('button', { name: 'Remove specification 1' }))
  expect(valueOf(1)).toHaveValue('8 in')
  expect(screen.queryByRole('group', { name: 'Specification 2' })).not.toBeInTheDocument()
})

test('components are searched for and added', async () => {
  const list = () => ({
    products: [{ ...productRow, slug: 'grill-pan', name: 'Grill Pan' }],
    page: 1,
    pages: 1,
    total: 1,
    hasMore: false,
  })
  const { user } = openAdmin({ path, answers: { adminProducts: { byId, list } } })
  await user.type(await screen.findByRole('searchbox', { name: 'Find a component' }), 'grill')
  await user.click(await screen.findByRole('button', { name: 'Add Grill Pan' }))
  const row = within(screen.getByRole('group', { name: 'Component 1' }))
  expect(row.getByText('Grill Pan')).toBeInTheDocument()
  expect(row.getByLabelText('Quantity')).toHaveValue('1')
})

test('what somebody else saved is shown, and can be kept under what was changed here', async () => {
  const current: AdminProduct = {
    ...product,
    draft: { ...product.draft, description: 'Slices bread.' },
    updatedAt: '2026-11-21T22:00:00.000Z',
  }
  const sent: { updatedAt: string; price: number; description: string }[] = []
  const update = (input: { updatedAt: string; price: number; description: string }) => {
    sent.push(input)
    if (input.updatedAt === current.updatedAt) return { ...current, draft: { ...current.draft, price: 6 } }
    throw new Refusal(409, 'PRODUCT_CHANGED', productsCopy.changedElsewhere, { details: { current } })
  }
  const { user } = openAdmin({
    path,
    answers: { adminProducts: { byId, update, list: () => noProducts } },
  })
  const price = await priceField()
  await user.clear(price)
  await user.type(price, '6')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const notice = within(await screen.findByRole('alert', { name: productsCopy.changedElsewhere }))
  expect(notice.getByText('Slices bread.')).toBeInTheDocument()
  await user.click(notice.getByRole('button', { name: 'Keep my changes on top' }))
  expect(await priceField()).toHaveValue('6')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Product saved')).toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ price: 6, description: 'Slices bread.' })
})

test('who leaves with something unsaved is asked first', async () => {
  const { user, location } = openAdmin({
    path,
    answers: { adminProducts: { byId, list: () => noProducts } },
  })
  await user.type(await priceField(), '5')
  await user.click(screen.getByRole('link', { name: 'All products' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(location().pathname).toBe(path))
  await user.click(screen.getByRole('link', { name: 'All products' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(location().pathname).toBe('/products'))
})

const png = (size = 4) => new File([new Uint8Array(size)], 'knife.png', { type: 'image/png' })

test('a picture is looked at before it is used, and the shop’s own comes back', async () => {
  const seen: (string | null)[] = []
  api.use(
    http.put('*/api/admin/products/:id/picture', ({ request }) => {
      seen.push(request.headers.get('content-type'), request.headers.get('authorization'))
      return HttpResponse.json({ ...product, hasUpload: true })
    }),
    http.delete('*/api/admin/products/:id/picture', () => HttpResponse.json(product)),
  )
  const { user } = openAdmin({ path, answers: { adminProducts: { byId, list: () => noProducts } } })
  await user.upload(await screen.findByLabelText('Choose a picture'), png())
  expect(await screen.findByText('New: knife.png')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use this picture' }))
  expect(await screen.findByText('Uploaded')).toBeInTheDocument()
  expect(seen).toEqual(['image/png', 'Bearer admin-token'])
  await user.click(screen.getByRole('button', { name: 'Remove the uploaded picture' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No picture')).toBeInTheDocument()
})

test('a picture that is too large or none is refused before it is sent', async () => {
  const { user } = openAdmin({ path, answers: { adminProducts: { byId } } })
  await user.upload(await screen.findByLabelText('Choose a picture'), png(5 * 1024 * 1024 + 1))
  expect(await screen.findByRole('alert')).toHaveTextContent('A picture can be 5 MB at most')
  expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument()
})

test('a file that only calls itself a picture is refused before it is sent', async () => {
  const { user } = openAdmin({ path, answers: { adminProducts: { byId } } })
  await user.upload(await screen.findByLabelText('Choose a picture'), png())
  fireEvent.error(await screen.findByAltText('What the shop would show'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a picture we can read')
  expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull()
})

test('what the server makes of a disguised picture is said', async () => {
  const message = 'This file is not a picture we can read. Please use a JPEG, PNG, WebP or AVIF.'
  api.use(http.put('*/api/admin/products/:id/picture', () => HttpResponse.json({ message }, { status: 415 })))
  const { user } = openAdmin({ path, answers: { adminProducts: { byId } } })
  await user.upload(await screen.findByLabelText('Choose a picture'), png())
  await user.click(screen.getByRole('button', { name: 'Use this picture' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('an unknown id says so', async () => {
  const missing = () => {
    throw new Refusal(404, 'PRODUCT_NOT_FOUND', catalogCopy.productNotFound)
  }
  openAdmin({ path, answers: { adminProducts: { byId: missing } } })
  expect(await screen.findByText('No product has this id')).toBeInTheDocument()
})

test('a new product gets its address from its name, and its page once it is there', async () => {
  const sent: object[] = []
  const create = (input: object) => {
    sent.push(input)
    return product
  }
  const { user, location } = openAdmin({
    path: '/products/new',
    answers: { adminProducts: { create, byId, list: () => noProducts } },
  })
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Chef’s Knife')
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Sharp.')
  const price = await priceField()
  await user.clear(price)
  await user.type(price, '9')
  await user.click(screen.getByRole('button', { name: 'Create product' }))
  await waitFor(() => expect(location().pathname).toBe(path))
  expect(sent).toMatchObject([{ name: 'Chef’s Knife', slug: 'chefs-knife', price: 9, category: null }])
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('an address that is taken is said at its field', async () => {
  const message = productsCopy.slugTaken
  const update = () => {
    throw new Refusal(409, 'SLUG_TAKEN', message, { errors: [{ path: 'slug', message }] })
  }
  const { user } = openAdmin({
    path,
    answers: { adminProducts: { byId, update, list: () => noProducts } },
  })
  const address = await screen.findByRole('textbox', { name: 'Address' })
  await user.type(address, '-2')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(address).toHaveAccessibleDescription(expect.stringContaining(message)))
})
