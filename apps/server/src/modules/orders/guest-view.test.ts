import type { Order } from '@trivet/core/contract/orders'
import { expect, test } from 'vitest'
import { testApp, testClock } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createUser, signIn } from '../../test/factories.ts'

const clock = testClock(rentedAt)
const shop = await testApp({ clock })
const { app, database } = shop
const { book, as } = rentedKitchen(shop)

async function staff() {
  const admin = await createUser(database, { isAdmin: true })
  return { authorization: `Bearer ${await signIn(database, admin, clock)}` }
}

test('a guest reads that something happened, staff also what they wrote to it', async () => {
  const { guest, order } = await book()
  const headers = await staff()
  const url = `/api/orders/${order._id}`
  const changed = await app.inject({
    method: 'PUT',
    url: `${url}/status`,
    headers,
    payload: { status: 'packed', note: 'Guest was rude' },
  })
  const refunded = await app.inject({
    method: 'POST',
    url: `${url}/refunds`,
    headers,
    payload: { amount: 5, reason: 'To keep them quiet' },
  })
  expect([changed.statusCode, refunded.statusCode]).toEqual([200, 201])

  const asStaff = (await app.inject({ url, headers })).body
  expect(asStaff).toContain('Guest was rude')
  expect(asStaff).toContain('To keep them quiet')

  for (const path of [`/orders/${order._id}`, '/orders/myorders']) {
    const seen = JSON.stringify((await as(guest, 'GET', path)).body)
    expect(seen).not.toContain('rude')
    expect(seen).not.toContain('quiet')
  }
  const mails = await database.prisma.queuedMail.findMany({ where: { orderId: order._id } })
  expect(mails.map(({ template }) => template)).toContain('order-refunded')
  expect(JSON.stringify(mails)).not.toMatch(/rude|quiet/)

  const mine = (await as(guest, 'GET', `/orders/${order._id}`)).body as unknown as Order
  expect(mine.timeline.map(({ kind, to }) => to ?? kind)).toEqual([
    'pending',
    'paid',
    'confirmed',
    'packed',
    'refunded',
  ])
  expect(mine.refunds).toMatchObject([{ amount: 5 }])
  expect(mine.refundedPrice).toBe(5)
})

test('neither does the answer to a change that the guest makes afterwards', async () => {
  const { guest, order } = await book()
  await app.inject({
    method: 'PUT',
    url: `/api/orders/${order._id}/status`,
    headers: await staff(),
    payload: { status: 'packed', note: 'Guest was rude' },
  })
  const answer = await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain('rude')
})
