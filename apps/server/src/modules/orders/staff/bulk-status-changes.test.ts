import * as ordersCopy from '@trivet/core/copy/orders'
import type { ChangedStatuses, Order, PreviewedStatusChanges } from '@trivet/core/contract/orders'
import type { OrderStatus } from '@trivet/core/orders'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { minuteOver } from '../../../test/minute-over.ts'
import { createGuest, orderBody, postOrder } from '../../../test/orders.ts'
import { createHost, createStaff } from '../../../test/referrals.ts'
import { restClient } from '../../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const call = restClient(app)
const staff = await createStaff(shop)
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })

async function place(paid = true): Promise<Order> {
  const guest = await createGuest(shop)
  const body = orderBody(pan, paid ? { paymentToken: 'tok_test_success' } : {})
  return (await postOrder(app, { token: guest.token, body })).json<Order>()
}

const post = (path: string, body: object, token = staff.token) => call('POST', path, { token, body })

async function preview(body: object) {
  const answer = await post('/admin/orders/status-changes/preview', body)
  expect(answer.status).toBe(200)
  return answer.body as unknown as PreviewedStatusChanges
}

async function changeStatuses(orders: { id: string; from: OrderStatus }[], request: object) {
  const answer = await post('/admin/orders/status-changes', { orders, ...request })
  expect(answer.status).toBe(200)
  return (answer.body as unknown as ChangedStatuses).results
}

const seen = (...orders: Order[]) => orders.map(({ _id, status }) => ({ id: _id, from: status }))
const refundedOf = async (orderId: string) =>
  (await prisma.refund.findMany({ where: { orderId } })).map(({ amountCents }) => amountCents)

describe('a preview', () => {
  test('says which orders change, and of the others why not', async () => {
    const [ready, waiting] = [await place(), await place(false)]
    const { orders, hasMore } = await preview({
      status: 'packed',
      ids: [ready._id, waiting._id, 'f'.repeat(24)],
    })
    expect(hasMore).toBe(false)
    expect(orders).toEqual([
      {
        _id: ready._id,
        number: ready.number,
        status: 'confirmed',
        customer: 'Ana Alvarez',
        email: ready.user.email,
        total: 90.78,
        due: 0,
        rentalStart: ready.rentalStart,
        rentalEnd: ready.rentalEnd,
        oddities: [],
        needsAccount: false,
        reason: null,
      },
      {
        _id: waiting._id,
        number: waiting.number,
        status: 'pending',
        customer: 'Ana Alvarez',
        email: waiting.user.email,
        total: 90.78,
        due: 90.78,
        rentalStart: waiting.rentalStart,
        rentalEnd: waiting.rentalEnd,
        oddities: [],
        needsAccount: false,
        reason: ordersCopy.statusChangeRefused('pending', 'packed'),
      },
    ])
  })

  test('of a list looks at all its pages', async () => {
    const order = await place()
    const { orders } = await preview({ status: 'packed', matching: { q: order._id, status: 'confirmed' } })
    expect(orders.map(({ _id }) => _id)).toEqual([order._id])
    const everything = await preview({ status: 'packed', matching: {} })
    expect(everything.orders).toHaveLength(await prisma.order.count())
  })

  test.each([
    ['nothing', { status: 'packed' }],
    ['both', { status: 'packed', ids: [], matching: {} }],
    ['more than a thousand', { status: 'packed', ids: Array.from({ length: 1001 }, () => 'a') }],
  ])('of %s is refused', async (_case, body) => {
    expect((await post('/admin/orders/status-changes/preview', body)).status).toBe(400)
  })
})

describe('changing many', () => {
  test('changes each on its own, with its line in timeline and audit, and reports the others', async () => {
    const [one, two, waiting] = [await place(), await place(), await place(false)]
    const results = await changeStatuses(seen(one, waiting, two), { status: 'packed', note: 'Shelf 4' })
    expect(results).toEqual([
      { _id: one._id, outcome: 'changed', reason: null, changeId: expect.any(String) },
      {
        _id: waiting._id,
        outcome: 'skipped',
        reason: ordersCopy.statusChangeRefused('pending', 'packed'),
        changeId: null,
      },
      { _id: two._id, outcome: 'changed', reason: null, changeId: expect.any(String) },
    ])
    for (const { _id: orderId } of [one, two]) {
      const told = await prisma.timelineEntry.findMany({ where: { orderId, to: 'packed' } })
      expect(told.map(({ actorId, note }) => [actorId, note])).toEqual([[staff.userId, 'Shelf 4']])
      const audit = { subject: `order:${orderId}`, action: 'order.status-changed' }
      expect(await prisma.auditEntry.count({ where: audit })).toBe(1)
    }
  })

  test('sent again, or twice at once, changes nothing twice', async () => {
    const orders = [await place(), await place()]
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => changeStatuses(seen(...orders), { status: 'packed' })),
    )
    const again = await changeStatuses(seen(...orders), { status: 'packed' })
    expect(again.map(({ outcome }) => outcome)).toEqual(['already', 'already'])
    for (const { _id: orderId } of orders) {
      const outcomes = answers.map((results) => results.find(({ _id }) => _id === orderId)?.outcome)
      expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
      expect(await prisma.timelineEntry.count({ where: { orderId, to: 'packed' } })).toBe(1)
    }
  })

  test('leaves an order alone that somebody changed since the preview', async () => {
    const order = await place()
    await call('PUT', `/orders/${order._id}/status`, { token: staff.token, body: { status: 'packed' } })
    const [result] = await changeStatuses(seen(order), { status: 'cancelled' })
    expect(result).toEqual({
      _id: order._id,
      outcome: 'skipped',
      reason: ordersCopy.orderChanged,
      changeId: null,
    })
  })

  test.each([
    ['everything', [9078]],
    ['policy', [6809]],
    ['nothing', []],
  ])('cancelled pays back %s', async (refund, amounts) => {
    clock.set('2026-12-06T12:00:00Z')
    const { token } = await createStaff(shop)
    const order = await place()
    const body = { orders: seen(order), status: 'cancelled', refund }
    const answer = await post('/admin/orders/status-changes', body, token)
    expect(answer.body).toMatchObject({ results: [{ outcome: 'changed' }] })
    await minuteOver(shop)
    expect(await refundedOf(order._id)).toEqual(amounts)
    await post('/admin/orders/status-changes', body, token)
    expect(await refundedOf(order._id)).toEqual(amounts)
  })

  test('is for staff, and at most twenty at a time', async () => {
    const { token } = await createStaff(shop)
    const order = await place()
    const body = { orders: seen(order), status: 'packed' }
    for (const other of [await createGuest(shop), await createHost(shop)]) {
      expect((await post('/admin/orders/status-changes', body, other.token)).status).toBe(403)
      expect((await post('/admin/orders/status-changes/preview', body, other.token)).status).toBe(403)
    }
    const many = { ...body, orders: Array.from({ length: 21 }, () => seen(order)[0]) }
    expect((await post('/admin/orders/status-changes', many, token)).status).toBe(400)
  })
})
