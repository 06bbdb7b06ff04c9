import type { Cents } from '@trivet/core/money'
import type { Order } from '@trivet/core/contract/orders'
import { calendarDate, type CalendarDate } from '@trivet/core/dates'
import { restClient } from '../modules/accounts/test-client.ts'
import type { TestApp } from './app.ts'
import { createProduct, signIn } from './factories.ts'
import { createGuest, orderBody, postOrder, type Guest } from './orders.ts'

/** When the tests book, nine days before the delivery. */
export const rentedAt = '2026-12-01T12:00:00Z'

/** Delivery days begin at 06:00 UTC in Austin: these are the last instants of each notice in docs/policy.md. */
export const lastInstants = {
  everything: '2026-12-03T06:00:00Z',
  threeQuarters: '2026-12-07T06:00:00Z',
  half: '2026-12-09T06:00:00Z',
  dateChange: '2026-12-08T06:00:00Z',
  extension: '2026-12-16T06:00:00Z',
} as const

export const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000)

type Booking = Parameters<typeof orderBody>[1] & {
  fleet?: number
  guest?: Guest
  item?: { id: string; priceCents: Cents }
}

/** A kitchen where guests have booked, and may come back at any time: sessions end, guests do not. */
export function rentedKitchen(shop: TestApp) {
  const { app, database, clock } = shop
  const call = restClient(app)

  /** A paid order of one pan at 70.00 from 10 to 17 December: 90.78 with delivery and tax. */
  async function book({ fleet = 5, guest: known, item, ...changes }: Booking = {}) {
    const guest = known ?? (await createGuest(shop))
    const pan = item ?? (await createProduct(database, { priceCents: 7000, countInStock: fleet }))
    const body = orderBody(pan, { paymentToken: 'tok_test_success', ...changes })
    const answer = await postOrder(app, { token: guest.token, body })
    return { guest, pan, order: answer.json<Order>() }
  }

  async function as(
    { userId }: Guest,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    key?: string,
  ) {
    const token = await signIn(database, { id: userId }, clock)
    const headers = { ...(key && { 'idempotency-key': key }) }
    return call(method, path, { token, headers, ...(body && { body }) })
  }

  /** The days on which an order keeps its units, turnaround included. */
  async function heldDays(orderId: string) {
    const held = await database.prisma.reservation.findMany({ where: { orderId } })
    return held.map(({ firstDay, lastDay }) => [dayOf(firstDay), dayOf(lastDay)])
  }

  return { book, as, heldDays }
}

function dayOf(date: Date): CalendarDate {
  return calendarDate(date.toISOString().slice(0, 10))
}
