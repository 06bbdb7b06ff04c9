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
const griddle = sampleCard({ name: 'Griddle', slug: 'griddle', kitCategory: 'pan', countInStock: 1 })
const knife = sampleCard({ name: 'Bread knife', slug: 'bread-knife', kitCategory: 'knife' })
const pot = sampleCard({ name: 'Stock pot', slug: 'stock-pot', kitCategory: 'pot' })
const kit = sampleCard({ name: 'Weekend Kit', slug: 'weekend-kit' })
const known = [pan, board, skillet, wok, griddle, knife, pot, kit]

type CartFacts = {
  free: number
  /** How many of the pan are in the cart. */
  wanted?: number
  /** Of the other products, by their names. */
  freeOf?: Record<string, number>
  dates?: object
}

function renderCart({ free, wanted = 2, freeOf = {}, dates = week }: CartFacts) {
  localStorage.setItem(
    storageKeys.cart,
    JSON.stringify({ items: [sampleItem({ ...pan, qty: wanted }), sampleItem(board)] }),
  )
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify(dates))
  const list = vi.fn(({ keyword }: { keyword?: string | undefined }) => ({
    products: keyword ? [skillet, knife] : [kit, board, griddle, wok, knife, pot],
    page: 1,
    pages: 1,
  }))
  const availability = vi.fn(({ id }: { id: string }) => {
    const { name = '' } = known.find(({ _id }) => _id === id) ?? {}
    return { fleet: 9, free: id === pan._id ? free : (freeOf[name] ?? 9), days: [] }
  })
  const view = renderPage({
    path: '/cart',
    Component: CartRoute,
    api: {
      products: {
        byId: ({ id }) => sampleProduct(known.find(({ _id }) => _id === id)),
        availability,
        list,
      },
    },
  })
  return { ...view, list, availability }
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

test('only what is free in the wanted number is offered', async () => {
  const freeOf = { 'Iron skillet': 3, Wok: 4, 'Bread knife': 0, 'Stock pot': 3 }
  const { availability } = renderCart({ free: 1, wanted: 4, freeOf })
  await waitFor(async () => expect(names(await offers())).toEqual(['Wok']))
  const asked = availability.mock.calls.map(([input]) => input)
  expect(asked).toContainEqual({ ...week, id: wok._id })
})

test('of what we do not own enough of it is not even asked what is free', async () => {
  const { availability } = renderCart({ free: 1 })
  expect(names(await offers())).not.toContain('Griddle')
  expect(availability.mock.calls.map(([{ id }]) => id)).not.toContain(griddle._id)
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
  // what was pressed is gone
  expect(screen.getByRole('heading', { name: 'Iron skillet' })).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await within(items()).findByRole('heading', { name: 'Copper pan' })).toHaveFocus()
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
