import { cartDeposit, cartQuote, emptyCart, type Cart } from '@trivet/core/cart'
import { toQuoteOutput } from '@trivet/core/contract/pricing'
import { addDays } from '@trivet/core/dates'
import { toCents, toDecimal } from '@trivet/core/money'
import { array, boolean, integer, record, sample } from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { address, createGuest, firstDay, postOrder } from '../../test/orders.ts'

const shop = await testApp()
const { app, database } = shop
const guest = await createGuest(shop)

const prices = [1, 333, 599, 1499, 1999, 4900, 7000, 8900, 8999, 12_345]
const products = await Promise.all(
  prices.map((priceCents, nth) =>
    createProduct(database, { priceCents, depositCents: nth * 450, countInStock: 1_000_000 }),
  ),
)

const carts = array(
  record({ product: integer({ min: 0, max: prices.length - 1 }), qty: integer({ min: 1, max: 9 }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
)
const bookings = record({
  lines: carts,
  days: integer({ min: 1, max: 60 }),
  startsIn: integer({ min: 0, max: 250 }),
  damageProtection: boolean(),
})

test('cart, REST, tRPC and the placed order name the same cents for 1,000 generated carts', async () => {
  for (const booking of sample(bookings, { numRuns: 1000, seed: 20261201 })) {
    const cart = cartOf(booking)
    const shown = toQuoteOutput(cartQuote(cart), null, cartDeposit(cart) ?? undefined)
    const asked = {
      orderItems: cart.items.map((item) => ({ product: item._id, qty: item.qty })),
      rentalStart: cart.period.start,
      rentalEnd: cart.period.end,
      damageProtection: cart.damageProtection,
    }

    const rest = await app.inject({ method: 'POST', url: '/api/quotes', payload: asked })
    expect(rest.json()).toEqual({ ...shown, serviceArea: null })
    const trpc = await app.inject({ method: 'POST', url: '/trpc/orders.quote', payload: asked })
    expect(trpc.json().result.data).toEqual({ ...shown, serviceArea: null })

    const placed = await postOrder(app, {
      token: guest.token,
      body: { ...asked, rentalAddress: address, paymentMethod: 'stripe', totalPrice: shown.totalPrice },
    })
    expect(placed.statusCode).toBe(201)
    const order = placed.json()
    for (const amount of [
      'itemsPrice',
      'extraDaysPrice',
      'damageProtectionFee',
      'deliveryPrice',
      'taxPrice',
      'totalPrice',
      'deposit',
    ] as const) {
      expect(order[amount]).toBe(shown[amount])
    }
    const sum = shown.rows.reduce((cents, row) => cents + toCents(row.amount), 0)
    expect(toDecimal(sum)).toBe(order.totalPrice)
  }
}, 120_000)

type Booking = {
  lines: { product: number; qty: number }[]
  days: number
  startsIn: number
  damageProtection: boolean
}

/** The same product in several lines is one line in a cart. */
function cartOf({ lines, days, startsIn, damageProtection }: Booking): Cart {
  const quantities = new Map<number, number>()
  for (const { product, qty } of lines) quantities.set(product, (quantities.get(product) ?? 0) + qty)
  const start = addDays(firstDay, startsIn)
  return {
    ...emptyCart,
    items: [...quantities].map(([index, qty]) => {
      const { id, name, slug, category, image, countInStock, ...amounts } = products[index]!
      const price = toDecimal(amounts.priceCents)
      const deposit = toDecimal(amounts.depositCents ?? 0)
      return { _id: id, name, slug, category, image, price, deposit, countInStock, qty }
    }),
    period: { start, end: addDays(start, days) },
    damageProtection,
  }
}
