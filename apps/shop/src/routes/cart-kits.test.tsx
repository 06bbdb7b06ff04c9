import * as kitsCopy from '@trivet/core/copy/kits'
import * as ordersCopy from '@trivet/core/copy/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { addDays } from '@trivet/core/dates'
import type { CartItem } from '@trivet/core/cart'
import type { KitCartItem } from '@trivet/core/contract/kits'
import { expect, test } from 'vitest'
import { MiniCart } from '../frame/mini-cart.tsx'
import { shopToday } from '../lib/shop-today.ts'
import { knife, pan } from '../test/kit-samples.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleItem, sampleSession } from '../test/samples.ts'
import CartRoute from './cart.tsx'

const start = addDays(shopToday(), 20)
const packed = (quantity: number) => [
  { product: knife._id, name: knife.name, quantity, image: '' },
  { product: pan._id, name: pan.name, quantity: 1, image: '' },
]
const kit = sampleItem({
  name: 'Sunday kit',
  slug: '',
  category: null,
  price: 15,
  isCustomKit: true,
  items: packed(1),
  kitModified: '2027-05-01T18:00:00.000Z',
})

function offerOf(facts: Partial<KitCartItem> = {}): KitCartItem {
  const { qty: _qty, kitModified: _kitModified, ...known } = kit
  return {
    ...known,
    deposit: 45,
    qty: 1,
    isCustomKit: true,
    items: packed(1),
    lastModified: '2027-05-01T18:00:00.000Z',
    ...facts,
  }
}

type KitCart = { offers?: KitCartItem[]; free?: (id: string) => number; item?: CartItem }

function renderKitCart({ offers = [offerOf()], free = () => 99, item = kit }: KitCart = {}) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: [item] }))
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start, end: addDays(start, 7) }))
  return renderPage({
    path: '/cart',
    Component: CartRoute,
    api: {
      kits: { checkCart: () => offers },
      products: { availability: ({ id }) => ({ fleet: 99, free: free(id), days: [] }) },
    },
    beside: <MiniCart />,
  })
}

const line = async () => within(await screen.findByRole('list', { name: 'Items in your cart' }))

test('a custom kit tells what it is packed from and leads back to its cloth', async () => {
  renderKitCart()
  const kitLine = await line()
  expect(kitLine.getByText('Custom Kit')).toBeVisible()
  const items = within(kitLine.getByRole('list', { name: 'Packed in Sunday kit' })).getAllByRole('listitem')
  expect(items.map((one) => one.textContent)).toEqual([`1 × ${knife.name}`, `1 × ${pan.name}`])
  expect(kitLine.getByRole('link', { name: 'Sunday kit' })).toHaveAttribute('href', `/build-kit/${kit._id}`)
})

test('a kit that was changed is taken over as it is now, and the difference is said', async () => {
  renderKitCart({
    offers: [offerOf({ price: 22, items: packed(2), lastModified: '2027-05-02T08:00:00.000Z' })],
  })
  const kitLine = await line()
  expect(await kitLine.findByText('Changed since you put it here:')).toBeVisible()
  expect(kitLine.getByText(kitsCopy.kitItemQuantity(knife.name, 1, 2))).toBeVisible()
  expect(kitLine.getByText(kitsCopy.kitPriceNow('$15.00', '$22.00'))).toBeVisible()
  expect(kitLine.getByText('$22.00 / week')).toBeVisible()
  expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '')).toMatchObject({
    items: [{ price: 22, kitModified: '2027-05-02T08:00:00.000Z', items: [{ quantity: 2 }, {}] }],
  })
})

test('a kit that was deleted says so and stands in the way of the checkout', async () => {
  renderKitCart({ offers: [] })
  expect(await (await line()).findByText(`${kitsCopy.kitGone}. Please remove it.`)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled())
})

test('a kit of which one item is rented out on those days says which', async () => {
  renderKitCart({ item: { ...kit, qty: 2 }, free: (id) => (id === pan._id ? 1 : 99) })
  const kitLine = await line()
  expect(await kitLine.findByText(`${ordersCopy.notEnoughStock(pan.name)}: 1 of 2 can be had.`)).toBeVisible()
})
