import type { StopList } from '@trivet/core/contract/dispatch'
import type { StaffOrder } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { calendarDate } from '@trivet/core/dates'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { as, book } = rentedKitchen(shop)
const rest = restClient(app)

beforeEach(() => clock.set(rentedAt))

async function asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { token } = await createStaff(shop)
  return rest(method, path, { token, ...(body && { body }) })
}

const staffOrder = async (id: string) =>
  (await asStaff('GET', `/admin/orders/${id}`)).body as unknown as StaffOrder
const charge = (id: string) => asStaff('PUT', `/admin/orders/${id}/late-fee`)

/** An order that is to be picked up on 17 December, still with its guest. */
async function delivered() {
  const { guest, order } = await book()
  for (const status of ['packed', 'dispatched', 'delivered']) {
    expect((await asStaff('PUT', `/orders/${order._id}/status`, { status })).status).toBe(200)
  }
  return { guest, id: order._id }
}

async function collectedAt(instant: string) {
  const late = await delivered()
  clock.set(instant)
  const counted = await asStaff('POST', `/admin/dispatch/orders/${late.id}/pickup`, { counts: [] })
  expect(counted.status).toBe(200)
  return late
}

test('a late pickup costs nothing by itself; it grows while the order is out, and is offered once it is back', async () => {
  const { id } = await delivered()
  clock.set('2026-12-18T18:00:00Z')
  expect((await staffOrder(id)).lateFee).toBeNull()
  clock.set('2026-12-19T18:00:00Z')
  expect((await staffOrder(id)).lateFee).toEqual({ days: 1, amount: 10, collectedOn: null })
  expect(await charge(id)).toMatchObject({
    status: 409,
    body: { code: 'LATE_FEE_REFUSED', message: ordersCopy.noLateFee },
  })
  clock.set('2026-12-20T18:00:00Z')
  await asStaff('POST', `/admin/dispatch/orders/${id}/pickup`, { counts: [] })
  clock.set('2026-12-24T18:00:00Z')
  expect(await staffOrder(id)).toMatchObject({
    lateFee: { days: 2, amount: 20, collectedOn: '2026-12-20' },
    amountsDue: [],
  })
})

test('a report that a phone sent days later tells the day of the pickup', async () => {
  const { id } = await delivered()
  clock.set('2026-12-22T18:00:00Z')
  const driver = await createStaff(shop, { staffRole: 'driver' })
  const day = (await asStaff('GET', '/admin/dispatch/stops?day=2026-12-17')).body as unknown as StopList
  const seenVersion = day.stops.find(({ orderId }) => orderId === id)?.version
  const report = { outcome: 'collected', counts: [] }
  const body = { kind: 'pickup', seenVersion, madeAt: '2026-12-17T17:00:00Z', report }
  const path = `/admin/dispatch/orders/${id}/stop-reports`
  const sent = await rest('POST', path, {
    token: driver.token,
    headers: { 'idempotency-key': 'a'.repeat(32) },
    body,
  })
  expect(sent).toMatchObject({ status: 201, body: { status: 'collected' } })
  expect((await staffOrder(id)).lateFee).toBeNull()
})

test('staff who add it at once and again add it once, and the guest is told', async () => {
  // by the clock of Austin it is still the 20th
  const { guest, id } = await collectedAt('2026-12-21T05:59:00Z')
  expect(tally(await Promise.all([1, 2, 3].map(() => charge(id))))).toEqual({ 200: 3 })
  const { lateFee, amountsDue } = await staffOrder(id)
  expect(lateFee).toBeNull()
  const reason = ordersCopy.lateFeeReason({
    days: 2,
    pickupDay: calendarDate('2026-12-17'),
    collectedOn: calendarDate('2026-12-20'),
  })
  expect(amountsDue).toMatchObject([{ amount: 20, reason }])
  const { body } = await as(guest, 'GET', `/orders/${id}`)
  expect(body).toMatchObject({ amountsDue: [{ amount: 20, reason }] })
  expect(body['timeline']).toContainEqual(expect.objectContaining({ kind: 'late-fee-charged' }))
  const mails = await prisma.queuedMail.findMany({ where: { orderId: id, template: 'late-fee-charged' } })
  expect(mails).toHaveLength(1)
  expect(await asStaff('PUT', `/orders/${id}/status`, { status: 'completed' })).toMatchObject({
    status: 409,
    body: { code: 'MONEY_DUE' },
  })
})

test('a pickup that is counted anew while its fee is added costs by its new day', async () => {
  const { id } = await collectedAt('2026-12-20T18:00:00Z')
  const holder = await database.sql.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [id])
  const charging = charge(id)
  const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
                   WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await database.sql.query(waiting)).rows).toEqual([{ count: 1 }])
  // as by taking the pickup back and counting it again
  const later = `UPDATE timeline_entries SET at = '2026-12-22T18:00:00Z' WHERE order_id = $1 AND "to" = 'collected'`
  await holder.query(later, [id])
  await holder.query('COMMIT')
  holder.release()
  expect(await charging).toMatchObject({ status: 200, body: { amountsDue: [{ amount: 40 }] } })
})

test('a fee that was waived does not come back', async () => {
  const { id } = await collectedAt('2026-12-20T18:00:00Z')
  await charge(id)
  const [due] = (await staffOrder(id)).amountsDue
  const waiver = `/admin/orders/${id}/amounts-due/${due?._id}/waiver`
  expect((await asStaff('POST', waiver, { reason: 'The van broke down' })).status).toBe(201)
  expect((await charge(id)).status).toBe(200)
  expect((await staffOrder(id)).amountsDue).toMatchObject([{ waivedAt: expect.any(String) }])
})

test.each([
  ['on its day', '2026-12-17T18:00:00Z'],
  ['within the day of grace', '2026-12-19T05:59:00Z'],
])('a pickup %s costs nothing more', async (_case, instant) => {
  const { id } = await collectedAt(instant)
  expect(await staffOrder(id)).toMatchObject({ lateFee: null, amountsDue: [] })
  expect((await charge(id)).status).toBe(409)
})

test('the database takes one late fee an order', async () => {
  const { id } = await collectedAt('2026-12-20T18:00:00Z')
  await charge(id)
  const again = prisma.amountDue.create({
    data: {
      id: newId(),
      orderId: id,
      kind: 'late-fee',
      reason: 'Again',
      amountCents: 1,
      createdAt: clock.now(),
    },
  })
  await expect(again).rejects.toThrow(/Unique constraint/)
})

test('is for staff, and for orders that there are', async () => {
  const { guest, id } = await collectedAt('2026-12-20T18:00:00Z')
  expect((await as(guest, 'PUT', `/admin/orders/${id}/late-fee`)).status).toBe(403)
  expect((await charge(newId())).status).toBe(404)
})
