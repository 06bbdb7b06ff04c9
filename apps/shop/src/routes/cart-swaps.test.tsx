import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { addDays } from '@trivet/core/dates'
import { expect, test, vi } from 'vitest'
import { shopToday } from '../lib/shop-today.ts'
import CartRoute from './cart.tsx'
import { renderPage } from '../test/render-page.tsx'
import { sampleCard, sampleItem, sampleProduct } from '../test/samples.ts'

const start = addDays(shopToday(), 20)
const week = { start, end: addDays(start, 7) }
const pan = sampleCard({ name: 'Copper pan', slug: 'copper-pan', kitCategory: 'pan' })
const board = sampleCard({ name: 'Oak board', slug: 'oak-board', kitCategory: 'utensil' })
const skillet = sampleCard({ name: 'Iron skillet', slug: 'iron-skillet', kitCategory: 'pan', price: 12 })
const wok = sampleCard({ name: 'Wok', slug: 'wok', kitCategory: 'pan' })
const knife = sampleCard({ name: 'Bread knife', slug: 'bread-knife', kitCategory: 'knife' })
const kit = sampleCard({ name: 'Weekend Kit', slug: 'weekend-kit' })
const known = [pan, board, skillet, wok, knife, kit]

function renderCart({ free, dates = week }: { free: number; dates?: object }) {
  localStorage.setItem(
    storageKeys.cart,
    JSON.stringify({ items: [sampleItem({ ...pan, qty: 2 }), sampleItem(board)] }),
  )
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify(dates))
  const list = vi.fn(({ keyword }: { keyword?: string | undefined }) => ({
    products: keyword ? [skillet, knife] : [kit, board, wok, knife, sampleCard({ kitCategory: 'pot' })],
    page: 1,
    pages: 1,
  }))
  const view = renderPage({
    path: '/cart',
    Component: CartRoute,
    api: {
      products: {
        byId: ({ id }) => sampleProduct(known.find(({ _id }) => _id === id)),
        availability: ({ id }) => ({ fleet: 9, free: id === pan._id ? free : 9, days: [] }),
        list,
      },
    },
  })
  return { ...view, list }
}

const items = () => screen.getByRole('list', { name: 'Items in your cart' })
const offers = () => screen.findByRole('region', { name: 'Free on your dates instead' })
const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('an item sold out on the dates stays listed, with up to three that are free, its own family first', async () => {
  const { list } = renderCart({ free: 0 })
  const region = await offers()
  await waitFor(() => expect(names(region)).toEqual(['Iron skillet', 'Wok', 'Bread knife']))
  expect(within(items()).getByText(/it is sold out then/)).toBeVisible()
  for (const [asked] of list.mock.calls) expect(asked).toMatchObject(week)
  expect(screen.queryByRole('link', { name: 'Weekend Kit' })).not.toBeInTheDocument()
})

test('a swap takes the other’s place and quantity, and can be undone', async () => {
  const { user } = renderCart({ free: 1 })
  await user.click(await screen.findByRole('button', { name: 'Swap Copper pan for Iron skillet' }))
  expect(
    within(items())
      .getAllByRole('heading', { level: 2 })
      .map((name) => name.textContent),
  ).toEqual(['Iron skillet', 'Oak board'])
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Iron skillet' })).toHaveValue('2')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await within(items()).findByRole('heading', { name: 'Copper pan' })).toBeVisible()
})

test('an item that can be had has no offers beside it', async () => {
  renderCart({ free: 2 })
  expect(await screen.findByRole('heading', { name: 'Copper pan' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('region', { name: /instead/ })).not.toBeInTheDocument()
})

test('what cannot be had at the place is said with its name, and the swaps are those that can be had there', async () => {
  localStorage.setItem(storageKeys.place, '"80202"')
  const { list } = renderCart({ free: 0 })
  await offers()
  expect(within(items()).getByRole('alert')).toHaveTextContent(/it is sold out in Denver then/)
  for (const [asked] of list.mock.calls) expect(asked).toMatchObject({ ...week, place: '80202' })
})
