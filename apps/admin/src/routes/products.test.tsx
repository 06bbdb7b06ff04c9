import * as productsCopy from '@trivet/core/copy/products'
import type { BulkProductsInput } from '@trivet/core/contract/catalog'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { product, productCalendar, productRow } from '../test/product-samples.ts'

const page = (products = [productRow]) => ({ products, page: 1, pages: 3, total: 45, hasMore: false })

test('lists products with price, stock and state, and the edge of their collection', async () => {
  openAdmin({ path: '/products', answers: { adminProducts: { list: () => page() } } })
  const row = (await screen.findByRole('link', { name: 'Bread Knife' })).closest('tr')
  expect(row).toHaveClass('weave-edge', 'weave-chef')
  expect(row).toHaveTextContent('$4.50')
  expect(row).toHaveTextContent('Low')
  expect(row).toHaveTextContent('Popular')
  expect(screen.getByText('45 products')).toBeInTheDocument()
})

test('search, filters, sort and page stand in the address and go to the server', async () => {
  const asked: unknown[] = []
  const { user, location } = openAdmin({
    path: '/products?page=2',
    answers: {
      adminProducts: {
        list: (input) => {
          asked.push(input)
          return page()
        },
      },
    },
  })
  await screen.findByRole('link', { name: 'Bread Knife' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'low')
  await user.click(screen.getByRole('button', { name: 'Price' }))
  await user.type(screen.getByRole('searchbox'), 'knife{Enter}')
  expect(new URLSearchParams(location().search)).toEqual(
    new URLSearchParams({ stock: 'low', sort: 'price', q: 'knife' }),
  )
  expect(asked[0]).toMatchObject({ pageNumber: 2, sort: 'listing' })
  expect(asked.at(-1)).toMatchObject({ pageNumber: 1, stock: 'low', sort: 'price', q: 'knife' })
})

test('a word in the address that nobody knows is no question', async () => {
  const asked: object[] = []
  const list = (input: object) => {
    asked.push(input)
    return page([])
  }
  openAdmin({ path: '/products?stock=lots&sort=evil', answers: { adminProducts: { list } } })
  expect(await screen.findByText('No products match')).toBeInTheDocument()
  expect(asked[0]).not.toHaveProperty('stock')
})

test('a bulk change is shown before it is made, with what stays as it is', async () => {
  const calls: BulkProductsInput[] = []
  const bulk = (input: {
    ids: string[]
    change: BulkProductsInput['change']
    dryRun?: boolean | undefined
  }) => {
    calls.push({ ...input, dryRun: input.dryRun ?? false })
    const named = { _id: productRow._id, name: productRow.name, slug: productRow.slug }
    return {
      changed: [{ ...named, comingOrders: 3 }],
      skipped: [{ ...named, _id: 'e'.repeat(24), name: 'Old Pan', reason: 'Already archived' }],
    }
  }
  const { user } = openAdmin({
    path: '/products',
    answers: { adminProducts: { list: () => page(), bulk } },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bread Knife' }))
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive products' }))
  expect(await dialog.findByText('(Already archived)')).toBeInTheDocument()
  expect(dialog.getByText(': in 3 coming orders')).toBeInTheDocument()
  expect(dialog.getByText(/Coming orders keep what they have/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Archive 1 product' }))
  expect(await screen.findByText('1 product archived, 1 left as they were')).toBeInTheDocument()
  expect(calls.map(({ dryRun }) => dryRun)).toEqual([true, false])
  expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument()
})

test('a list that fails can be tried again', async () => {
  let isDown = true
  const list = () => {
    if (isDown) throw new Refusal(500, null, 'An error occurred')
    return page()
  }
  const { user } = openAdmin({ path: '/products', answers: { adminProducts: { list } } })
  expect(await screen.findByRole('alert')).toHaveTextContent(productsCopy.loadFailed)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Bread Knife' })).toBeInTheDocument()
})

test('the way back from a product leads to the list as it was left, by its calendar as well', async () => {
  const left = '/products?q=knife&sort=price&page=2'
  const { user } = openAdmin({
    path: left,
    role: 'warehouse',
    answers: {
      adminProducts: { list: () => page(), calendar: () => productCalendar, byId: () => product },
    },
  })
  await user.click(await screen.findByRole('link', { name: /^Availability of/ }))
  await user.click(await screen.findByRole('link', { name: 'Later' }))
  await user.click(await screen.findByRole('link', { name: productCalendar.name }))
  expect(await screen.findByRole('link', { name: 'All products' })).toHaveAttribute('href', left)
})
