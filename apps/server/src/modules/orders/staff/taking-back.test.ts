import type { Order, StaffOrder } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { minutesAfter, rentedAt, rentedKitchen } from '../../../test/booked.ts'
import { createProduct } from '../../../test/factories.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'
import { tally } from '../../accounts/test-client.ts'
import { stepTo } from '../../../test/orders.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma } = database
const { as, book } = rentedKitchen(shop)
const staff = await createStaff(shop)

beforeEach(() => clock.set(rentedAt))

const put = (id: string, body: object) => as(staff, 'PUT', `/orders/${id}/status`, body)

/** A paid order with a host's code, or an unpaid one, after these steps. */
async function orderAfter(steps: string[], { isPaid = true } = {}) {
  const host = await createHost(shop)
  const { code: referralCode } = await createCode(shop, { hostId: host.userId })
  const pan = await createProduct(database, { priceCents: 7000, countInStock: 1 })
  const paid = isPaid ? {} : { paymentToken: undefined }
  const { order, guest } = await book({ item: pan, referralCode, totalPrice: 83.78, ...paid })
  const id = order._id
  for (const status of steps) expect((await put(id, stepTo(status))).status).toBe(200)
  return { id, host, guest, pan }
}

async function change(id: string, status: string, more: object = {}): Promise<string> {
  const answer = await put(id, { ...stepTo(status), ...more })
  expect(answer.status).toBe(200)
  return String(answer.body['changeId'])
}

const undo = (id: string, changeId: string) =>
  as(staff, 'POST', `/admin/orders/${id}/status-changes/${changeId}/undo`, {})
const takeBack = (id: string, changeId: string, reason: unknown = 'Clicked the wrong order') =>
  as(staff, 'POST', `/admin/orders/${id}/status-changes/${changeId}/taking-back`, { reason })
const staffOrder = async (id: string) =>
  (await as(staff, 'GET', `/admin/orders/${id}`)).body as unknown as StaffOrder
const guestOrder = async ({ id, guest }: Awaited<ReturnType<typeof orderAfter>>) =>
  (await as(guest, 'GET', `/orders/${id}`)).body as unknown as Order

/** Status, stock and money of an order, and who would be told of it. */
async function factsOf({ id, host, pan }: Awaited<ReturnType<typeof orderAfter>>) {
  const { updatedAt: _changed, ...order } = await prisma.order.findUniqueOrThrow({ where: { id } })
  const { pendingPayout, totalEarnings } = (await as(host, 'GET', '/referral/stats')).body
  return {
    order,
    reservations: await prisma.reservation.findMany({ where: { orderId: id } }),
    days: await prisma.stockDay.findMany({
      where: { productId: pan.id, reserved: { gt: 0 } },
      orderBy: { day: 'asc' },
    }),
    money: { pendingPayout, totalEarnings },
    payments: await prisma.payment.count({ where: { orderId: id } }),
    mails: await prisma.queuedMail.findMany({
      where: { OR: [{ orderId: id }, { recipient: host.email }] },
      select: { id: true, template: true },
      orderBy: { id: 'asc' },
    }),
  }
}

const road = ['packed', 'dispatched', 'delivered', 'collected', 'completed']

describe('a status change by staff', () => {
  test.each(road.map((to, place) => [to, road.slice(0, place)]))(
    'to %s, undone, leaves status, stock, money and mail as they were',
    async (to, before) => {
      const order = await orderAfter(before)
      const was = await factsOf(order)
      const changeId = await change(order.id, to)
      clock.set(minutesAfter(rentedAt, 0.9))
      const answer = await undo(order.id, changeId)
      expect(answer).toMatchObject({ status: 200, body: { status: was.order.status } })
      expect(await factsOf(order)).toEqual(was)
      // and it may happen again, with its mail
      await change(order.id, to)
      expect((await factsOf(order)).mails.length).toBeGreaterThan(was.mails.length)
    },
  )

  test('on account, undone, waits for its payment again and is not on account', async () => {
    const order = await orderAfter([], { isPaid: false })
    const was = await factsOf(order)
    expect(was.order.holdExpiresAt).not.toBeNull()
    const changeId = await change(order.id, 'confirmed', { onAccountBecause: 'Pays by check' })
    expect((await undo(order.id, changeId)).status).toBe(200)
    expect(await factsOf(order)).toEqual(was)
  })

  test('is undone for a minute; after it, it is taken back with a reason', async () => {
    const order = await orderAfter([])
    const changeId = await change(order.id, 'packed')
    clock.set(minutesAfter(rentedAt, 1))
    expect(await undo(order.id, changeId)).toMatchObject({
      status: 409,
      body: {
        code: 'TAKING_BACK_REFUSED',
        message: 'The minute to undo this is over. Take it back with a reason instead.',
      },
    })
    expect((await staffOrder(order.id)).lastChange).toMatchObject({
      _id: changeId,
      from: 'confirmed',
      to: 'packed',
      isMailed: false,
      closedBecause: null,
    })
    const taken = await takeBack(order.id, changeId)
    expect(taken).toMatchObject({ status: 200, body: { status: 'confirmed', lastChange: null } })
    expect((taken.body['events'] as object[]).at(-1)).toMatchObject({
      kind: 'taken-back',
      from: 'packed',
      to: 'confirmed',
      note: 'Clicked the wrong order',
      actor: { isStaff: true },
    })
    const audit = await prisma.auditEntry.findFirst({
      where: { subject: `order:${order.id}`, action: 'order.status-taken-back' },
    })
    expect(audit?.details).toMatchObject({
      from: 'packed',
      to: 'confirmed',
      reason: 'Clicked the wrong order',
    })
  })

  test('that was taken back is no part of what its guest reads', async () => {
    const order = await orderAfter([])
    const before = (await guestOrder(order)).timeline
    const changeId = await change(order.id, 'packed')
    await takeBack(order.id, changeId)
    expect((await guestOrder(order)).timeline).toEqual(before)
  })

  test('whose mail was sent is taken back, and staff are told that it was', async () => {
    const order = await orderAfter([])
    const changeId = await change(order.id, 'packed')
    await prisma.queuedMail.update({
      where: { dedupeKey: `status-change:${changeId}` },
      data: { status: 'sent', sentAt: clock.now(), attempts: 1, nextAttemptAt: null },
    })
    expect((await staffOrder(order.id)).lastChange).toMatchObject({ isMailed: true, closedBecause: null })
    const mails = await prisma.queuedMail.count()
    expect((await takeBack(order.id, changeId)).status).toBe(200)
    expect(await prisma.queuedMail.count()).toBe(mails)
  })

  test('is undone once, by one of many at once', async () => {
    const order = await orderAfter(['packed'])
    const changeId = await change(order.id, 'dispatched')
    const answers = await Promise.all([1, 2, 3, 4].map(() => undo(order.id, changeId)))
    expect(tally(answers)).toEqual({ 200: 1, 409: 3 })
    expect(await prisma.timelineEntry.count({ where: { orderId: order.id, kind: 'taken-back' } })).toBe(1)
    expect(answers.find(({ status }) => status === 409)?.body['message']).toBe(
      'This change is taken back already',
    )
  })

  test('is undone or followed by the next step, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await orderAfter(['packed'])
      const changeId = await change(id, 'dispatched')
      const [undone, next] = await Promise.all([
        undo(id, changeId),
        put(id, { status: 'delivered', from: 'dispatched' }),
      ])
      expect([undone.status, next.status].toSorted()).toEqual([200, 409])
      const { status } = await prisma.order.findUniqueOrThrow({ where: { id } })
      expect(status).toBe(undone.status === 200 ? 'packed' : 'delivered')
      const refused = undone.status === 409 ? undone : next
      expect(refused.body['message']).toMatch(
        /^(The order is delivered by now|An order that is packed|This order has changed)/,
      )
    }
  })

  test('that is not the last one stays, and the one before an undone one can go', async () => {
    const { id } = await orderAfter([])
    const first = await change(id, 'packed')
    const second = await change(id, 'dispatched')
    expect((await undo(id, first)).body['message']).toBe(
      'The order is dispatched by now. Only its last change can be taken back.',
    )
    expect((await undo(id, second)).status).toBe(200)
    expect((await undo(id, first)).body).toMatchObject({ status: 'confirmed', lastChange: null })
  })

  test('stays where money was paid back since', async () => {
    const { id } = await orderAfter([])
    const changeId = await change(id, 'packed')
    expect((await as(staff, 'POST', `/orders/${id}/refunds`, { amount: 5, reason: 'A dent' })).status).toBe(
      201,
    )
    expect((await undo(id, changeId)).status).toBe(409)
    expect((await staffOrder(id)).lastChange?.closedBecause).toMatch(
      /^Money was booked, charged, waived or paid back/,
    )
  })

  test('that completed an order stays once its units are promised to somebody', async () => {
    const order = await orderAfter(road.slice(0, 4))
    const changeId = await change(order.id, 'completed')
    const other = await book({ item: { id: order.pan.id, priceCents: 7000 } })
    expect(other.order.status).toBe('confirmed')
    expect(await undo(order.id, changeId)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_STOCK', message: ordersCopy.unitsGone },
    })
    expect((await staffOrder(order.id)).status).toBe('completed')
  })

  test('that completed an order stays once its host has asked for the money', async () => {
    const order = await orderAfter(road.slice(0, 4))
    const changeId = await change(order.id, 'completed')
    const asked = await as(order.host, 'POST', '/referral/payout-request', {
      paymentMethod: 'creditToAccount',
    })
    expect(asked.status).toBeLessThan(300)
    expect((await undo(order.id, changeId)).body['message']).toMatch(/^Its host has asked for a payout/)
  })

  test('that verified a review verifies it no more', async () => {
    const order = await orderAfter(road.slice(0, 2))
    await as(order.guest, 'POST', `/products/${order.pan.id}/reviews`, { rating: 5, comment: 'Good pan' })
    const isVerified = async () =>
      (await prisma.review.findFirstOrThrow({ where: { productId: order.pan.id } })).isVerified
    const changeId = await change(order.id, 'delivered')
    expect(await isVerified()).toBe(true)
    await undo(order.id, changeId)
    expect(await isVerified()).toBe(false)
  })

  test.each([
    ['no reason', null, 400],
    ['a reason of two letters', 'no', 400],
    ['a reason that is too long', 'x'.repeat(501), 400],
    ['something that is no text', 7, 400],
  ])('is not taken back for %s', async (_case, reason, status) => {
    const { id } = await orderAfter([])
    const changeId = await change(id, 'packed')
    expect((await takeBack(id, changeId, reason)).status).toBe(status)
    expect((await staffOrder(id)).status).toBe('packed')
  })

  test('of another order, or of none, is not found; a guest may not ask', async () => {
    const [one, other] = [await orderAfter([]), await orderAfter([])]
    const changeId = await change(one.id, 'packed')
    for (const [id, wanted] of [
      [other.id, changeId],
      [one.id, '0'],
      [one.id, 'x'],
      [one.id, '9'.repeat(40)],
      ['f'.repeat(24), changeId],
    ] as const) {
      expect(await undo(id, wanted)).toMatchObject({ status: 404 })
      expect(await takeBack(id, wanted)).toMatchObject({ status: 404 })
    }
    const path = `/admin/orders/${one.id}/status-changes/${changeId}/undo`
    expect((await as(one.guest, 'POST', path, {})).status).toBe(403)
  })
})

test('many changes are undone at once, each on its own', async () => {
  const orders = [await orderAfter([]), await orderAfter([]), await orderAfter([])]
  const answer = await as(staff, 'POST', '/admin/orders/status-changes', {
    status: 'packed',
    orders: orders.map(({ id }) => ({ id, from: 'confirmed' })),
  })
  const results = answer.body['results'] as { _id: string; changeId: string }[]
  const changes = results.map(({ _id: id, changeId }) => ({ id, changeId }))
  await change(orders[1]!.id, 'dispatched')
  const undone = await as(staff, 'POST', '/admin/orders/status-changes/undo', { changes })
  expect(undone.body['results']).toEqual([
    { _id: orders[0]!.id, outcome: 'undone', reason: null },
    {
      _id: orders[1]!.id,
      outcome: 'skipped',
      reason: 'The order is dispatched by now. Only its last change can be taken back.',
    },
    { _id: orders[2]!.id, outcome: 'undone', reason: null },
  ])
})

describe('a pickup', () => {
  test('that was counted whole is counted anew once it is taken back', async () => {
    const { id } = await orderAfter(road.slice(0, 3))
    const path = `/admin/dispatch/orders/${id}/pickup`
    expect((await as(staff, 'POST', path, { counts: [] })).status).toBe(200)
    const { lastChange } = await staffOrder(id)
    expect((await undo(id, lastChange!._id)).body).toMatchObject({ status: 'delivered' })
    expect((await as(staff, 'GET', path)).body).toMatchObject({ status: 'delivered', check: null })
    expect((await as(staff, 'POST', path, { counts: [] })).status).toBe(200)
  })

  test('that counted something as lost stays', async () => {
    const { id, pan } = await orderAfter(road.slice(0, 3))
    const counts = [{ product: pan.id, missing: 1 }]
    expect((await as(staff, 'POST', `/admin/dispatch/orders/${id}/pickup`, { counts })).status).toBe(200)
    const { lastChange } = await staffOrder(id)
    expect(lastChange?.closedBecause).toMatch(/^Damage was counted/)
    expect((await undo(id, lastChange!._id)).status).toBe(409)
  })
})
