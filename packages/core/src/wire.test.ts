import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as core from './index.ts'

const exported: [string, unknown][] = Object.entries(core)

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

const order: core.Order = {
  _id: '65f0aa0000000000000000a1',
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
  rentalStart: core.calendarDate('2026-12-01'),
  rentalEnd: core.calendarDate('2026-12-08'),
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
    expect(core.orderOutput.parse(order)).toEqual(order)
  })

  test('leaves behind what nobody may see', () => {
    const stored = { ...order, userId: 'u1', user: { email: 'ana@example.com', passwordHash: 'x' } }
    expect(core.orderOutput.parse(stored)).toEqual(order)
  })

  test.each([
    ['an unknown status', { status: 'lost' }],
    ['a midnight for a day', { rentalStart: '2026-12-01T00:00:00.000Z' }],
    ['no total', { totalPrice: undefined }],
  ])('cannot have %s', (_case, change) => {
    expect(core.orderOutput.safeParse({ ...order, ...change }).success).toBe(false)
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
  }
  expect(core.profileOutput.parse({ ...profile, passwordHash: 'x' })).toEqual(profile)
  expect(core.sessionOutput.safeParse(profile).success).toBe(false)
  expect(core.sessionOutput.parse({ ...profile, token: 't' })).toEqual({ ...profile, token: 't' })
})
