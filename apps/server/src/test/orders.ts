import type { PlaceOrderBody } from '@trivet/core/contract/orders'
import { addDays, calendarDate } from '@trivet/core/dates'
import { toDecimal, type Cents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import type { FastifyInstance } from 'fastify'
import { newId } from '../platform/ids.ts'
import { createProduct, createUser, signIn } from './factories.ts'
import type { TestApp } from './app.ts'
import type { TestDatabase } from './database.ts'

type Item = { id: string; priceCents: Cents }

export const firstDay = calendarDate('2026-12-10')

export const address = {
  street: '1200 Barton Springs Rd',
  city: 'Austin',
  state: 'TX',
  postalCode: '78704',
  country: 'USA',
} as const

/** An order of one item for a week, with the total the shop itself would compute. */
export function orderBody(
  item: Item,
  changes: Partial<PlaceOrderBody> & { qty?: number } = {},
): PlaceOrderBody {
  const { qty = 1, ...others } = changes
  const rentalStart = calendarDate(others.rentalStart ?? firstDay)
  const rentalEnd = calendarDate(others.rentalEnd ?? addDays(rentalStart, 7))
  const { totalCents } = quoteRental({
    lines: [{ id: item.id, name: '', unitPriceCents: item.priceCents, quantity: qty }],
    period: { start: rentalStart, end: rentalEnd },
    damageProtection: others.damageProtection ?? false,
  })
  return {
    orderItems: [{ product: item.id, qty }],
    rentalAddress: address,
    paymentMethod: 'stripe',
    totalPrice: toDecimal(totalCents),
    ...others,
    rentalStart,
    rentalEnd,
  }
}

export type Guest = { userId: string; email: string; token: string }

export async function createGuest({ database, clock }: TestApp, fields = {}): Promise<Guest> {
  const user = await createUser(database, fields)
  return { userId: user.id, email: user.email, token: await signIn(database, user, clock) }
}

type Sent = { token?: string; key?: string | null; body?: object }

/** Besides any other order of the same guest, unless the body says something else. */
export function postOrder(app: FastifyInstance, { token, key = newId(), body = {} }: Sent) {
  return app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key !== null && { 'idempotency-key': key }),
    },
    payload: { besides: 'any', ...body },
  })
}

export function getAs(app: FastifyInstance, guest: { token: string }, url: string) {
  return app.inject({ url, headers: { authorization: `Bearer ${guest.token}` } })
}

export function postAs(app: FastifyInstance, guest: { token: string }, url: string, payload: object) {
  return app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${guest.token}` }, payload })
}

/** A kit packed from `components`, each with its own fleet. */
export async function createKit(
  database: TestDatabase,
  { fleet, components }: { fleet: number; components: { product: Item; quantity: number }[] },
) {
  const kit = await createProduct(database, { countInStock: fleet })
  await database.prisma.kitComponent.createMany({
    data: components.map(({ product, quantity }, position) => ({
      kitId: kit.id,
      componentId: product.id,
      quantity,
      position,
    })),
  })
  return kit
}

/** A step of an order as staff send it: a pickup that nobody counted is given a reason. */
export const stepTo = (status: string) => ({ status, ...(status === 'collected' && { note: 'All there' }) })
