import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { calendarDate } from '../src/dates/index.ts'
import { profileOutput, sessionOutput } from '../src/contract/accounts/index.ts'
import { orderOutput, type Order } from '../src/contract/orders/order-output.ts'

const folder = join(import.meta.dirname, '../src/contract')

const topics: Record<string, unknown>[] = await Promise.all(
  globSync('*/index.ts', { cwd: folder }).map((file) => import(join(folder, file))),
)

const exported: [string, unknown][] = topics.flatMap((topic) => Object.entries(topic))

const schemasNamed = (ending: string) =>
  exported.flatMap(([name, value]) =>
    name.endsWith(ending) && value instanceof z.ZodType ? [{ name, schema: value }] : [],
  )

describe('an API document can describe', () => {
  test.each(schemasNamed('Input'))('the $name', ({ schema }) => {
    expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
  })

  test.each(schemasNamed('Output'))('the $name', ({ schema }) => {
    expect(() => z.toJSONSchema(schema)).not.toThrow()
  })
})

const order: Order = {
  _id: '65f0aa0000000000000000a1',
  number: 'T-7QP4K-V',
  user: { email: 'ana@example.com' },
  orderItems: [
    { _id: 'l1', name: 'Pan', qty: 2, price: 14.99, image: '/pan.jpg', slug: 'pan', product: 'p1' },
  ],
  rentalAddress: { street: '1 Main St', city: 'Austin', state: 'TX', postalCode: '78701', country: 'USA' },
  paymentMethod: 'stripe',
  itemsPrice: 29.98,
  extraDaysPrice: 0,
  taxPrice: 2.47,
  deliveryPrice: 15,
  damageProtection: false,
  damageProtectionFee: 0,
  damageProtectionPrice: 0,
  discountPrice: 0,
  totalPrice: 47.45,
  rentalStart: calendarDate('2026-12-01'),
  rentalEnd: calendarDate('2026-12-08'),
  rentalDays: 7,
  airbnbListing: null,
  isPaid: false,
  paidAt: null,
  status: 'pending',
  createdAt: '2026-11-21T12:00:00.000Z',
  holdExpiresAt: '2026-11-21T12:30:00.000Z',
  paymentStatus: 'unpaid',
  timeline: [{ at: '2026-11-21T12:00:00.000Z', kind: 'placed', to: 'pending' }],
}

describe('an order on the wire', () => {
  test('goes out as it is', () => {
    expect(orderOutput.parse(order)).toEqual(order)
  })

  test('leaves behind what nobody may see', () => {
    const stored = { ...order, userId: 'u1', user: { email: 'ana@example.com', passwordHash: 'x' } }
    expect(orderOutput.parse(stored)).toEqual(order)
  })

  test.each([
    ['an unknown status', { status: 'lost' }],
    ['a midnight for a day', { rentalStart: '2026-12-01T00:00:00.000Z' }],
    ['no total', { totalPrice: undefined }],
  ])('cannot have %s', (_case, change) => {
    expect(orderOutput.safeParse({ ...order, ...change }).success).toBe(false)
  })
})

test('a session is a profile with its token', () => {
  const profile = {
    _id: 'u1',
    name: 'Ana',
    email: 'ana@example.com',
    phone: '',
    address: { street: '', city: '', state: '', postalCode: '', country: '' },
    isAdmin: false,
    isHost: true,
    emailProven: true,
    newEmail: null,
  }
  expect(profileOutput.parse({ ...profile, passwordHash: 'x' })).toEqual(profile)
  expect(sessionOutput.safeParse(profile).success).toBe(false)
  expect(sessionOutput.parse({ ...profile, token: 't' })).toEqual({ ...profile, token: 't' })
})
