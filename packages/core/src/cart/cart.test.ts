import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { defaultRates } from '../pricing/rates.ts'
import type { Cart, CartItem } from './cart.ts'
import {
  addToCart,
  cartPeriod,
  cartQuote,
  clearCart,
  emptyCart,
  removeFromCart,
  setQuantity,
  swapInCart,
} from './cart.ts'
import { storageKeys } from './storage-keys.ts'
import { parseStoredCart, parseStoredFlag, parseStoredPeriod } from '../contract/cart/stored-cart-input.ts'

const pan: CartItem = {
  _id: 'pan',
  name: 'Copper pan',
  slug: 'copper-pan',
  category: 'Chef',
  image: '/pan.jpg',
  price: 14.99,
  qty: 1,
  countInStock: 5,
}
const kit: CartItem = { ...pan, _id: 'kit', name: 'Sunday kit', price: 49, isCustomKit: true }
const period = { start: calendarDate('2026-12-01'), end: calendarDate('2026-12-08') }
const cart: Cart = { items: [pan, kit], period, damageProtection: true }

const quantities = ({ items }: Cart) => items.map((item) => [item._id, item.qty])

describe('the cart', () => {
  test('merges the same item and adds its quantity', () => {
    expect(quantities(addToCart(cart, { ...pan, qty: 2 }))).toEqual([
      ['pan', 3],
      ['kit', 1],
    ])
  })

  test('merges a custom kit with itself, never with a product', () => {
    expect(quantities(addToCart(cart, kit))).toEqual([
      ['pan', 1],
      ['kit', 2],
    ])
    expect(addToCart(cart, { ...kit, isCustomKit: false }).items).toHaveLength(3)
  })

  test('takes over what is newer about an item', () => {
    expect(addToCart(cart, { ...pan, price: 15.99, countInStock: 9 }).items[0]).toMatchObject({
      price: 15.99,
      countInStock: 9,
      qty: 2,
    })
  })

  test('never holds more than we own', () => {
    expect(quantities(addToCart(cart, { ...pan, qty: 9 }))[0]).toEqual(['pan', 5])
    expect(quantities(setQuantity(cart, 'pan', 6))[0]).toEqual(['pan', 5])
    expect(quantities(addToCart(emptyCart, { ...pan, countInStock: 0 }))).toEqual([['pan', 1]])
  })

  test.each([0, -1, 1.5, Number.NaN])('ignores a quantity of %s', (quantity) => {
    const three = setQuantity(cart, 'pan', 3)
    expect(setQuantity(three, 'pan', quantity)).toEqual(three)
  })

  test('goes down to one piece', () => {
    expect(quantities(setQuantity(setQuantity(cart, 'pan', 3), 'pan', 1))[0]).toEqual(['pan', 1])
  })

  test('has a period once both days are chosen, in their order', () => {
    expect(cartPeriod(cart)).toEqual(period)
    const { start, end } = period
    const others = [
      { start, end: null },
      { start: null, end },
      { start, end: start },
      { start: end, end: start },
    ]
    expect(others.map((open) => cartPeriod({ ...cart, period: open }))).toEqual([null, null, null, null])
  })

  test('changes the quantity of one item', () => {
    expect(quantities(setQuantity(cart, 'pan', 4))).toEqual([
      ['pan', 4],
      ['kit', 1],
    ])
  })

  test('gives an item back, or all of them, and keeps the dates', () => {
    expect(removeFromCart(cart, 'pan')).toEqual({ ...cart, items: [kit] })
    expect(clearCart(cart)).toEqual({ ...cart, items: [] })
  })

  test('swaps an item for another, in its place and quantity', () => {
    const { qty: _, ...lid } = { ...pan, _id: 'lid', countInStock: 3 }
    const two = setQuantity(cart, 'pan', 2)
    expect(quantities(swapInCart(two, 'pan', lid))).toEqual([
      ['lid', 2],
      ['kit', 1],
    ])
    expect(quantities(swapInCart(setQuantity(cart, 'pan', 5), 'pan', lid))[0]).toEqual(['lid', 3])
    expect(swapInCart(cart, 'gone', lid)).toBe(cart)
  })

  test('swaps for one that is there already by raising its quantity', () => {
    const { qty: _, ...present } = pan
    expect(quantities(swapInCart(addToCart(cart, { ...pan, _id: 'lid', qty: 2 }), 'lid', present))).toEqual([
      ['pan', 3],
      ['kit', 1],
    ])
  })

  test('is never changed in place', () => {
    const before = structuredClone(cart)
    addToCart(cart, pan)
    setQuantity(cart, 'pan', 3)
    removeFromCart(cart, 'pan')
    clearCart(cart)
    expect(cart).toEqual(before)
  })
})

describe('the totals of the cart', () => {
  test('are those of the quote', () => {
    expect(cartQuote(cart)).toMatchObject({
      days: 7,
      subtotalCents: 6399,
      damageProtectionCents: 640,
      deliveryCents: 1500,
      taxCents: 528,
      totalCents: 9067,
    })
    const rates = { ...defaultRates, deliveryCents: 0 }
    expect(cartQuote(cart, { rates }).deliveryCents).toBe(0)
  })

  test('are less by what a referral code takes off', () => {
    expect(cartQuote(cart, { referralBasisPoints: 1000 })).toMatchObject({
      discountCents: 640,
      totalCents: 8427,
    })
  })

  test.each([
    ['no end yet', { start: period.start, end: null }],
    ['an end before its start', { start: period.end, end: period.start }],
  ])('with %s are those of a week', (_case, open) => {
    expect(cartQuote({ ...cart, period: open })).toEqual({ ...cartQuote(cart), days: null })
  })
})

describe('a stored cart', () => {
  test('comes back as it was', () => {
    expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart)
  })

  test('may have its dates and protection stored beside it', () => {
    expect(parseStoredCart(JSON.stringify({ items: [pan] }))).toEqual({ ...emptyCart, items: [pan] })
    expect(parseStoredPeriod(JSON.stringify(period))).toEqual(period)
    expect([
      parseStoredFlag('true'),
      parseStoredFlag('false'),
      parseStoredFlag('yes'),
      parseStoredFlag(null),
    ]).toEqual([true, false, false, false])
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken text', '{"items":['],
    ['a list', '[]'],
    ['an item without price', JSON.stringify({ items: [{ ...pan, price: undefined }] })],
    ['a price in quotes', JSON.stringify({ items: [{ ...pan, price: '14.99' }] })],
    ['a price with half a cent', JSON.stringify({ items: [{ ...pan, price: 14.995 }] })],
    ['a negative price', JSON.stringify({ items: [{ ...pan, price: -1 }] })],
    ['a quantity of 0', JSON.stringify({ items: [{ ...pan, qty: 0 }] })],
    [
      'a day that does not exist',
      JSON.stringify({ items: [pan], period: { start: '2026-02-30', end: null } }),
    ],
  ])('of %s is an empty one', (_case, text) => {
    expect(parseStoredCart(text)).toEqual(emptyCart)
  })

  test('of anything at all never throws, and can be priced', () => {
    const soup = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ price: fc.double(), qty: fc.integer(), countInStock: fc.anything() })
        .map((odd) =>
          JSON.stringify({ items: [{ ...pan, ...odd }] }, (_key, value) =>
            typeof value === 'bigint' ? 0 : value,
          ),
        ),
    )
    fc.assert(
      fc.property(soup, (text) => {
        expect(cartQuote(parseStoredCart(text)).totalCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('of broken dates has none', () => {
    expect(parseStoredPeriod('{"start":"tomorrow"}')).toEqual({ start: null, end: null })
  })

  test('shares its key with nothing else', () => {
    const keys = Object.values(storageKeys)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
