import { endsOfAccess } from '@trivet/core/delivery'
import { orderStatuses, type OrderStatus } from '@trivet/core/orders'
import { beforeEach, expect, test } from 'vitest'
import { keepHouse } from '../../housekeeping.ts'
import { testApp } from '../../test/app.ts'
import { minutesAfter, rentedAt, rentedKitchen } from '../../test/booked.ts'
import { signIn } from '../../test/factories.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'
import { stepTo } from '../../test/orders.ts'

const shop = await testApp()
const { clock, database } = shop
const { prisma, sql } = database
const { book, as } = rentedKitchen(shop)
const call = restClient(shop.app)
const staff = await createStaff(shop)

beforeEach(() => clock.set(rentedAt))

const told = { phone: '(512) 555-0100', deliveryNotes: 'Blue door', access: 'Gate #4711' }
const twoDays = 48 * 60

const steps = ['packed', 'dispatched', 'delivered', 'collected', 'completed'] as const satisfies OrderStatus[]

async function move(orderId: string, status: OrderStatus) {
  const token = await signIn(database, { id: staff.userId }, clock)
  const answer = await call('PUT', `/orders/${orderId}/status`, { token, body: stepTo(status) })
  expect(answer.status, status).toBe(200)
}

async function sweptAt(instant: string | Date, orderId: string): Promise<string> {
  clock.set(instant)
  await keepHouse({ sql, clock })
  const { access } = await prisma.order.findUniqueOrThrow({ where: { id: orderId } })
  return access
}

test('access is erased 48 hours after the pickup, and phone and notes stay', async () => {
  const { guest, order } = await book(told)
  const { _id } = order
  for (const status of steps.slice(0, 3)) await move(_id, status)
  expect(await sweptAt('2027-03-01T12:00:00Z', _id)).toBe('Gate #4711')
  clock.set('2027-03-01T12:00:00Z')
  await move(_id, 'collected')
  clock.advance(60 * 60_000)
  // what comes after the pickup does not make it longer
  await move(_id, 'completed')
  expect(await sweptAt(minutesAfter('2027-03-01T12:00:00Z', twoDays - 1), _id)).toBe('Gate #4711')
  expect(await sweptAt(minutesAfter('2027-03-01T12:00:00Z', twoDays), _id)).toBe('')
  const { body } = await as(guest, 'GET', `/orders/${_id}`)
  expect(body).toMatchObject({
    deliveryDetails: { access: '', phone: '+15125550100', deliveryNotes: 'Blue door' },
  })
})

test('access of a cancelled order, and of one that nobody paid, is erased as well', async () => {
  const cancelled = await book(told)
  await as(cancelled.guest, 'POST', `/orders/${cancelled.order._id}/cancellation`, {})
  const unpaid = await book({ ...told, paymentToken: undefined })
  await prisma.order.update({
    where: { id: unpaid.order._id },
    data: { status: 'cancelled', cancelReason: 'unpaid', holdExpiresAt: null },
  })
  for (const { order } of [cancelled, unpaid]) {
    expect(await sweptAt(minutesAfter(rentedAt, twoDays), order._id)).toBe('')
  }
})

test('access stays while somebody has to get in, however long it takes', async () => {
  const { order } = await book(told)
  for (const status of orderStatuses) {
    if (status === 'completed' || endsOfAccess.some((end) => end === status)) continue
    await prisma.order.update({ where: { id: order._id }, data: { status } })
    expect(await sweptAt('2027-06-01T12:00:00Z', order._id), status).toBe('Gate #4711')
  }
})

test('access is in no answer that is kept for the same request again', async () => {
  const { guest, order } = await book(told)
  const key = 'one-cancellation-only'
  await as(guest, 'POST', `/orders/${order._id}/cancellation`, {}, key)
  const kept = await prisma.idempotencyKey.findMany({ where: { orderId: order._id } })
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).toContain('Blue door')
  expect(JSON.stringify(kept)).not.toContain('#4711')
})
