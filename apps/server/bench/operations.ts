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

/** The four things a rental shop does all day. */
export async function createOperations(database: Database): Promise<Operation[]> {
  const { rows: products } = await database.sql.query<{ id: string; slug: string; price_cents: number }>(
    `SELECT id, slug, price_cents FROM products WHERE count_in_stock > 5 ORDER BY md5(id) LIMIT 20000`,
  )
  const words = ['skillet', 'knife', 'oven', 'wooden', 'travel']
  const guests = await signInGuests(database)
  const anyProduct = () => products[Math.floor(Math.random() * products.length)]!
  const anyWord = () => words[Math.floor(Math.random() * words.length)]!

  return [
    {
      name: 'list, page 3 of a category',
      aim: 0.6,
      ours: () => ({ path: '/api/products?category=Essential&pageNumber=3' }),
      bare: () => ({ path: '/list?category=Essential&pageNumber=3' }),
    },
    {
      name: 'keyword search',
      aim: 0.6,
      ours: () => ({ path: `/api/products?keyword=${anyWord()}` }),
      bare: () => ({ path: `/search?keyword=${anyWord()}` }),
    },
    {
      name: 'product by slug',
      aim: 0.6,
      ours: () => ({ path: `/api/products/slug/${anyProduct().slug}` }),
      bare: () => ({ path: `/slug/${anyProduct().slug}` }),
    },
    {
      name: 'order placed',
      aim: 0.25,
      ours: () => {
        const guest = guests[Math.floor(Math.random() * buyers)]!
        return post(
          '/api/orders',
          { ...orderOf(anyProduct()), besides: 'any' },
          {
            authorization: `Bearer ${guest.token}`,
            'idempotency-key': newId(),
          },
        )
      },
      bare: () => {
        const guest = guests[Math.floor(Math.random() * buyers)]!
        return post('/orders', { ...orderOf(anyProduct()), id: newId(), userId: guest.userId })
      },
    },
  ]
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
