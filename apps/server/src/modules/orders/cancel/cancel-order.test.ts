import * as ordersCopy from '@trivet/core/copy/orders'
import { cancelledByGuestNote, orderStatuses } from '@trivet/core/orders'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { rentedAt, rentedKitchen, lastInstants, minutesAfter } from '../../../test/booked.ts'
import { createGuest } from '../../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'
import { tally } from '../../accounts/test-client.ts'

const shop = await testApp()
const { prisma } = shop.database
const { book, as, heldDays } = rentedKitchen(shop)
const { clock } = shop

beforeEach(() => clock.set(rentedAt))

const preview = (guest: Parameters<typeof as>[0], id: string) =>
  as(guest, 'GET', `/orders/${id}/cancellation`)
const cancel = (guest: Parameters<typeof as>[0], id: string, body: object = {}, key?: string) =>
  as(guest, 'POST', `/orders/${id}/cancellation`, body, key)

describe('what cancelling pays back', () => {
  test.each([
    ['7 days', lastInstants.everything, 90.78, 68.09],
    ['3 days', lastInstants.threeQuarters, 68.09, 45.39],
    ['a day', lastInstants.half, 45.39, 0],
  ])(
    '%s before the delivery day, and a minute later, is what the preview says',
    async (_case, last, before, after) => {
      for (const [minutes, refund] of [
        [-1, before],
        [0, before],
        [1, after],
      ] as const) {
        clock.set(rentedAt)
        const { guest, order } = await book()
        clock.set(minutesAfter(last, minutes))
        const shown = await preview(guest, order._id)
        expect(shown).toMatchObject({ status: 200, body: { rule: 'refund-by-notice', refund } })
        const done = await cancel(guest, order._id, { refund })
        expect(done.status).toBe(200)
        const { order: cancelled, ...figures } = done.body
        expect(figures).toEqual(shown.body)
        expect(cancelled).toMatchObject({
          status: 'cancelled',
          ...(refund > 0 && { refundedPrice: refund, refunds: [{ amount: refund }] }),
        })
        const paidBack = await prisma.refund.aggregate({
          where: { orderId: order._id },
          _sum: { amountCents: true },
        })
        expect(paidBack._sum.amountCents ?? 0).toBe(Math.round(refund * 100))
      }
    },
  )

  test('names the deadlines on the clock of the delivery place', async () => {
    const { guest, order } = await book()
    expect((await preview(guest, order._id)).body).toEqual({
      rule: 'refund-by-notice',
      refund: 90.78,
      refundPercent: 100,
      deadline: '2026-12-03T06:00:00.000Z',
      steps: [
        { refundPercent: 100, until: '2026-12-03T06:00:00.000Z' },
        { refundPercent: 75, until: '2026-12-07T06:00:00.000Z' },
        { refundPercent: 50, until: '2026-12-09T06:00:00.000Z' },
      ],
      timeZone: 'America/Chicago',
    })
  })

  test('is never another amount than the guest was shown', async () => {
    const { guest, order } = await book()
    clock.set(minutesAfter(lastInstants.everything, 1))
    const refused = await cancel(guest, order._id, { refund: 90.78 })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'REFUND_CHANGED', message: ordersCopy.refundChanged, details: { refund: 68.09 } },
    })
    expect(await heldDays(order._id)).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('frees the units, appends to the timeline and queues the mails, in one go', async () => {
    const { guest, pan, order } = await book({ fleet: 1 })
    await cancel(guest, order._id)
    expect(await heldDays(order._id)).toEqual([])
    const stored = await prisma.order.findUniqueOrThrow({ where: { id: order._id } })
    expect(stored.cancelReason).toBe('by-guest')
    const entry = await prisma.timelineEntry.findFirstOrThrow({
      where: { orderId: order._id, to: 'cancelled' },
    })
    expect(entry).toMatchObject({
      from: 'confirmed',
      actorId: guest.userId,
      note: cancelledByGuestNote,
    })
    const mails = await prisma.queuedMail.findMany({ where: { orderId: order._id } })
    expect(mails.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['order-cancelled', 'order-refunded']),
    )
    expect(mails.find(({ template }) => template === 'order-cancelled')?.data).toMatchObject({
      refund: 90.78,
    })
    // nobody has to be told what they did themselves
    expect(JSON.stringify(mails)).not.toContain(cancelledByGuestNote)
    // the same pan, the same days
    expect((await book({ item: pan })).order.status).toBe('confirmed')
  })

  test('takes the host’s commission back', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { guest, order } = await book({ referralCode, totalPrice: 83.78 })
    clock.set(minutesAfter(lastInstants.threeQuarters, 0))
    expect((await cancel(guest, order._id)).body).toMatchObject({ refund: 62.84 })
    expect((await as(host, 'GET', '/referral/stats')).body).toMatchObject({
      pendingCommission: 0,
      totalEarnings: 0,
    })
  })

  test('costs nothing before anything was paid', async () => {
    const { guest, order } = await book({ paymentToken: undefined })
    expect((await preview(guest, order._id)).body).toMatchObject({ refund: 0 })
    expect((await cancel(guest, order._id)).body).toMatchObject({ refund: 0, order: { status: 'cancelled' } })
  })

  test('before anything was paid is dropping it: no mail is sent about it', async () => {
    const { guest, order } = await book({ paymentToken: 'tok_test_confirm' })
    const ofOrder = { where: { orderId: order._id } }
    expect(await prisma.queuedMail.count(ofOrder)).toBe(1)
    await cancel(guest, order._id)
    expect(await prisma.queuedMail.count(ofOrder)).toBe(0)
    const staff = await createStaff(shop)
    const { order: other } = await book({ paymentToken: undefined })
    await as(staff, 'PUT', `/orders/${other._id}/status`, {
      status: 'cancelled',
      note: 'No van',
    })
    const told = await prisma.queuedMail.findMany({
      where: { orderId: other._id },
    })
    expect(told.map(({ template }) => template)).toContain('order-cancelled')
  })

  test('counts what has come back already', async () => {
    const staff = await createStaff(shop)
    const { guest, order } = await book()
    await as(staff, 'POST', `/orders/${order._id}/refunds`, { amount: 10.78, reason: 'A dent' })
    clock.set(minutesAfter(lastInstants.half, 0))
    expect((await cancel(guest, order._id)).body).toMatchObject({
      refund: 40,
      order: { refundedPrice: 50.78 },
    })
  })

  test.each(orderStatuses.filter((status) => !['pending', 'confirmed', 'packed'].includes(status)))(
    'is refused for an order that is %s, and the rule is named',
    async (status) => {
      const { guest, order } = await book()
      await prisma.order.update({ where: { id: order._id }, data: { status } })
      for (const answer of [await preview(guest, order._id), await cancel(guest, order._id)]) {
        expect(answer).toMatchObject({
          status: 409,
          body: {
            code: 'ORDER_CHANGE_REFUSED',
            message: ordersCopy.cancelRefused(status),
            details: { code: 'cancellation-closed' },
          },
        })
      }
    },
  )

  test('is for the owner alone', async () => {
    const { order } = await book()
    for (const other of [await createGuest(shop), await createStaff(shop)]) {
      for (const id of [order._id, 'a'.repeat(24), 'x']) {
        expect(await preview(other, id)).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } })
        expect(await cancel(other, id)).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } })
      }
    }
    expect(await heldDays(order._id)).toHaveLength(1)
  })
})

describe('cancelling twice at once', () => {
  test('pays back once', async () => {
    const { guest, order } = await book()
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(guest, order._id)))
    expect(tally(answers)).toEqual({ 200: 1, 409: 5 })
    expect(await prisma.refund.count({ where: { orderId: order._id } })).toBe(1)
  })

  test('with the same key answers the same, and another request with it is refused', async () => {
    const { guest, order } = await book()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => cancel(guest, order._id, {}, 'never-mind')),
    )
    expect(tally(answers)).toEqual({ 200: 4 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await prisma.refund.count({ where: { orderId: order._id } })).toBe(1)
    expect(await cancel(guest, order._id, { refund: 1 }, 'never-mind')).toMatchObject({ status: 422 })
  })
})
