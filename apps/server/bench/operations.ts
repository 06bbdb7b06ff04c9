import { addDays } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import { systemClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database.ts'
import { openPrisma } from '../src/platform/prisma.ts'
import { newId } from '../src/platform/ids.ts'
import { createSessions } from '../src/platform/sessions.ts'
import type { Request } from './load.ts'

export type Operation = {
  name: string
  /** The share of the bare handler we want to reach. */
  aim: number
  ours: () => Request
  bare: () => Request
}

// so many that hardly any two of the 32 orders under way are of the same guest, who would have to wait for themselves
const buyers = 2000

type SomeProduct = { id: string; slug: string; price_cents: number }

/** What a rental shop does all day. */
export async function createOperations(database: Database): Promise<Operation[]> {
  const guests = await signInGuests(database)
  const products = await someProducts(database)
  const anyGuest = () => guests[Math.floor(Math.random() * buyers)]!
  const anyProduct = () => products[Math.floor(Math.random() * products.length)]!
  return [
    ...readsOf(anyProduct),
    {
      name: 'order placed',
      aim: 0.4,
      ours: () => place(orderOf(anyProduct()), anyGuest()),
      bare: () => post('/orders', { ...orderOf(anyProduct()), id: newId(), userId: anyGuest().userId }),
    },
    {
      name: 'order placed and paid',
      aim: 0.25,
      ours: () => place({ ...orderOf(anyProduct()), paymentToken: 'tok_test_success' }, anyGuest()),
      bare: () => post('/paid-orders', { ...orderOf(anyProduct()), id: newId(), userId: anyGuest().userId }),
    },
  ]
}

/** Those that read alone. */
export async function createReads(database: Database): Promise<Operation[]> {
  const products = await someProducts(database)
  return readsOf(() => products[Math.floor(Math.random() * products.length)]!)
}

async function someProducts({ sql }: Database): Promise<SomeProduct[]> {
  const { rows } = await sql.query<SomeProduct>(
    `SELECT id, slug, price_cents FROM products WHERE count_in_stock > 5 ORDER BY md5(id) LIMIT 20000`,
  )
  return rows
}

function readsOf(anyProduct: () => SomeProduct): Operation[] {
  // of the large data set: each is in 8 to 20 of 100 products
  const words = ['skillet', 'walnut', 'oven', 'roasting', 'kettle']
  const anyWord = () => words[Math.floor(Math.random() * words.length)]!
  return [
    {
      name: 'list, page 3 of a category',
      aim: 0.85,
      ours: () => ({ path: '/api/products?category=Essential&pageNumber=3' }),
      bare: () => ({ path: '/list?category=Essential&pageNumber=3' }),
    },
    {
      name: 'keyword search',
      aim: 0.85,
      ours: () => ({ path: `/api/products?keyword=${anyWord()}` }),
      bare: () => ({ path: `/search?keyword=${anyWord()}` }),
    },
    {
      name: 'product by slug',
      aim: 0.6,
      ours: () => ({ path: `/api/products/slug/${anyProduct().slug}` }),
      bare: () => ({ path: `/slug/${anyProduct().slug}` }),
    },
  ]
}

function place(order: object, { token }: { token: string }): Request {
  return post(
    '/api/orders',
    { ...order, besides: 'any' },
    { authorization: `Bearer ${token}`, 'idempotency-key': newId() },
  )
}

function post(path: string, body: object, headers: Record<string, string> = {}): Request {
  return {
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

/** One week of one product, somewhere in the coming year. */
function orderOf(product: { id: string; price_cents: number }) {
  const today = systemClock.today('America/Chicago')
  const rentalStart = addDays(today, 1 + Math.floor(Math.random() * 330))
  const rentalEnd = addDays(rentalStart, 7)
  const { totalCents } = quoteRental({
    lines: [{ id: product.id, name: '', unitPriceCents: product.price_cents, quantity: 1 }],
    period: { start: rentalStart, end: rentalEnd },
    damageProtection: false,
  })
  return {
    orderItems: [{ product: product.id, qty: 1 }],
    rentalAddress: {
      // of many homes, as in a real shop: with one for all, PostgreSQL takes an address for what every order has
      street: `${1 + Math.floor(Math.random() * 9000)} Barton Springs Rd`,
      city: 'Austin',
      state: 'TX',
      postalCode: '78704',
      country: 'USA',
    },
    paymentMethod: 'stripe',
    totalPrice: toDecimal(totalCents),
    rentalStart,
    rentalEnd,
  }
}

async function signInGuests({ sql }: Database): Promise<{ userId: string; token: string }[]> {
  const sessions = createSessions({ sql, clock: systemClock })
  const prisma = openPrisma(sql)
  const guests = []
  for (let n = 0; n < buyers; n += 1) {
    const email = `bench-${n}@example.com`
    const { id } = await prisma.user.upsert({
      where: { emailKey: email },
      update: {},
      create: {
        id: newId(),
        name: 'Bench',
        email,
        emailKey: email,
        passwordHash: '!',
        emailProvenAt: systemClock.now(),
      },
    })
    guests.push({ userId: id, token: await sessions.createSession({ id }) })
  }
  return guests
}
