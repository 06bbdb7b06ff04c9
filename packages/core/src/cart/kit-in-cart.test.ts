import { expect, test } from 'vitest'
import { describeKitChanges } from '../kits/kit-changes.ts'
import type { KitCartItem } from '../contract/kits/kit-output.ts'
import { kitCartItemOutput } from '../contract/kits/kit-output.ts'
import { addToCart, cartDeposit, cartQuote, emptyCart } from './cart.ts'
import { cartItemOfKit } from './kit-in-cart.ts'
import { parseStoredCart } from '../contract/cart/stored-cart-input.ts'

const kit: KitCartItem = {
  _id: '65f0aa0000000000000000a1',
  name: 'Sunday',
  slug: '',
  category: null,
  image: 'paring-knife',
  price: 42.5,
  deposit: 35.5,
  qty: 1,
  countInStock: 3,
  isCustomKit: true,
  items: [{ product: '65f0aa0000000000000000b1', name: 'Paring Knife', quantity: 2, image: 'paring-knife' }],
  lastModified: '2026-12-01T12:00:00.000Z',
}

test('a custom kit keeps its items and its version in the cart, also after a reload', () => {
  expect(kitCartItemOutput.parse(kit)).toEqual(kit)
  const cart = addToCart(emptyCart, cartItemOfKit(kit))
  expect(cart.items[0]).toMatchObject({ items: kit.items, kitModified: kit.lastModified, isCustomKit: true })
  expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart)
  expect(cartQuote(cart).subtotalCents).toBe(4250)
})

test('deposits are known once they are known of everything in the cart', () => {
  const cart = addToCart(emptyCart, cartItemOfKit({ ...kit, qty: 2 }))
  expect(cartDeposit(cart)).toBe(7100)
  const { deposit: _deposit, ...listed } = { ...cartItemOfKit(kit), _id: 'a', isCustomKit: false }
  expect(cartDeposit(addToCart(cart, listed))).toBeNull()
  expect(cartDeposit(emptyCart)).toBe(0)
})

test('the same kit again is one more, as it is now', () => {
  const now: KitCartItem = { ...kit, price: 40, items: [], lastModified: '2026-12-02T12:00:00.000Z' }
  const { items } = addToCart(addToCart(emptyCart, cartItemOfKit(kit)), cartItemOfKit(now))
  expect(items).toMatchObject([{ qty: 2, price: 40, items: [], kitModified: now.lastModified }])
})

test('a kit in the cart can be compared with the kit now', () => {
  const { items = [], price } = cartItemOfKit(kit)
  expect(describeKitChanges({ items, price }, { ...kit, price: 40 })).toEqual([
    { kind: 'price', fromCents: 4250, toCents: 4000 },
  ])
})
