import { serviceArea, type AreaTerms } from '@trivet/core/address'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { Order, StaffOrder } from '@trivet/core/contract/orders'
import { standardSettings } from '@trivet/core/settings'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import type { Refund } from '../../../platform/payments/payments.ts'
import { testPayments } from '../../../platform/payments/test-payments.ts'
import { testApp } from '../../../test/app.ts'
import { minutesAfter, rentedAt, rentedKitchen } from '../../../test/booked.ts'
import { createProduct } from '../../../test/factories.ts'
import { minuteOver, settleDue } from '../../../test/minute-over.ts'
import { createGuest, stepTo, type Guest } from '../../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'
import { tally } from '../../accounts/test-client.ts'
import { findSettings, insertSettings } from '../../settings/settings.repo.ts'

const sent: Refund[] = []
const payments = {
  ...testPayments,
  refund(refund: Refund) {
    sent.push(refund)
    return testPayments.refund(refund)
  },
}
const shop = await testApp({ payments })
const { database, clock } = shop
const { prisma } = database
const { as, book } = rentedKitchen(shop)
const staff = await createStaff(shop)

beforeEach(async () => {
  // what the test before has left
  await minuteOver(shop, payments)
  clock.set(rentedAt)
  sent.length = 0
})

type Given = { isPaid?: boolean; credit?: number; fleet?: number }

/** An order with a host's code and its guest's discount: 83.78, some of it with account credit. */
async function referredOrder({ isPaid = true, credit = 0, fleet = 1 }: Given = {}) {
  const [guest, host] = [await createGuest(shop), await createHost(shop)]
  if (credit > 0) await giveCredit(guest, credit)
  const { code: referralCode } = await createCode(shop, { hostId: host.userId })
  const pan = await createProduct(database, { priceCents: 7000, countInStock: fleet })
  const unpaid = isPaid ? {} : { paymentToken: undefined }
  const { order } = await book({ guest, item: pan, referralCode, totalPrice: 83.78, ...unpaid })
  return { id: order._id, guest, host, pan, referralCode }
}

type Referred = Awaited<ReturnType<typeof referredOrder>>

const giveCredit = (guest: Guest, amount: number) =>
  as(staff, 'POST', `/admin/users/${guest.userId}/account-credit`, { amount, reason: 'Came late' }, newId())
const balanceOf = async (guest: Guest) =>
  (await as(guest, 'GET', '/users/profile/account-credit')).body['balance']

async function cancel(id: string, more: object = {}): Promise<string> {
  const answer = await as(staff, 'PUT', `/orders/${id}/status`, { ...stepTo('cancelled'), ...more })
  expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  return String(answer.body['changeId'])
}

const undo = (id: string, changeId: string, by = staff) =>
  as(by, 'POST', `/admin/orders/${id}/status-changes/${changeId}/undo`, {})
const takeBack = (id: string, changeId: string) =>
  as(staff, 'POST', `/admin/orders/${id}/status-changes/${changeId}/taking-back`, { reason: 'Wrong order' })
const staffOrder = async (id: string) =>
  (await as(staff, 'GET', `/admin/orders/${id}`)).body as unknown as StaffOrder
const statusOf = async (id: string) => (await prisma.order.findUniqueOrThrow({ where: { id } })).status

async function austinHas(terms: Partial<AreaTerms>) {
  const austin = serviceArea({
    name: 'Austin',
    timeZone: 'America/Chicago',
    zipRanges: ['786-787'],
    ...terms,
  })
  const { version } = await findSettings(database.sql)
  const settings = { ...standardSettings, serviceAreas: [austin] }
  const saved = { version: version + 1, settings, savedBy: staff.userId, now: clock.now() }
  await insertSettings(database.sql, saved)
}

/** Every book there is, as sums and rows. The ledgers only grow: what went out and came in again adds up to nothing. */
async function books({ id, guest, host }: Referred) {
  const { updatedAt: _changed, ...order } = await prisma.order.findUniqueOrThrow({ where: { id } })
  const orderId = id
  const spent = await prisma.accountCreditEntry.aggregate({ where: { orderId }, _sum: { cents: true } })
  return {
    order,
    lines: await prisma.orderLine.findMany({ where: { orderId } }),
    reservations: await prisma.reservation.findMany({ where: { orderId } }),
    days: await prisma.stockDay.findMany({
      where: { reserved: { gt: 0 } },
      orderBy: [{ productId: 'asc' }, { day: 'asc' }],
    }),
    payments: await prisma.payment.findMany({ where: { orderId } }),
    windows: await prisma.windowDay.findMany({
      orderBy: [{ day: 'asc' }, { kind: 'asc' }, { window: 'asc' }],
    }),
    refunds: await prisma.refund.count(),
    referralUse: await prisma.referralUse.findUnique({ where: { orderId } }),
    commission: await prisma.commissionEntry.findMany({ where: { orderId } }),
    earnings: (await as(host, 'GET', '/referral/stats')).body,
    credit: { balance: await balanceOf(guest), ofOrder: spent._sum.cents },
    revenue: await prisma.revenueChange.findMany({ orderBy: { id: 'asc' } }),
    payouts: await prisma.payoutLine.count(),
    mails: await prisma.queuedMail.findMany({ select: { id: true, template: true }, orderBy: { id: 'asc' } }),
    timeline: ((await as(guest, 'GET', `/orders/${id}`)).body as unknown as Order).timeline,
  }
}

describe('a cancellation by staff, undone within its minute', () => {
  test.each<[string, Given, object]>([
    ['a paid order', {}, {}],
    ['one that was to get a part back', {}, { refundAmount: 10 }],
    ['one that was to get nothing back', {}, { refundAmount: 0 }],
    ['one that credit paid a part of', { credit: 20 }, {}],
    ['one that credit paid whole', { credit: 100 }, {}],
    ['an unpaid one', { isPaid: false }, {}],
    ['an unpaid one with credit', { isPaid: false, credit: 20 }, {}],
  ])('leaves every book of %s as it was, also the second time', async (_case, given, more) => {
    const order = await referredOrder(given)
    const was = await books(order)
    for (const _time of [1, 2]) {
      clock.set(rentedAt)
      const changeId = await cancel(order.id, more)
      expect(await prisma.reservation.count({ where: { orderId: order.id } })).toBe(0)
      clock.set(minutesAfter(rentedAt, 0.9))
      await settleDue(shop, payments)
      expect(await undo(order.id, changeId)).toMatchObject({
        status: 200,
        body: { status: was.order.status },
      })
      expect(await books(order)).toEqual(was)
    }
    await minuteOver(shop, payments)
    expect(await books(order)).toEqual(was)
    expect(sent).toEqual([])
  })

  test('of a packed order has it packed again', async () => {
    const order = await referredOrder()
    await as(staff, 'PUT', `/orders/${order.id}/status`, stepTo('packed'))
    expect((await undo(order.id, await cancel(order.id))).body).toMatchObject({ status: 'packed' })
  })

  test('shows what is to be paid back until then', async () => {
    const { id } = await referredOrder()
    const changeId = await cancel(id, { refundAmount: 50 })
    expect(await staffOrder(id)).toMatchObject({
      plannedRefund: { amount: 50, at: minutesAfter(rentedAt, 1).toISOString() },
      lastChange: { _id: changeId, from: 'confirmed', to: 'cancelled', closedBecause: null },
    })
    await undo(id, changeId)
    expect((await staffOrder(id)).plannedRefund).toBeNull()
  })
})

describe('once the minute is over', () => {
  test('a paid order’s cancellation stands: its money goes back once, and it says so', async () => {
    const order = await referredOrder({ credit: 20 })
    const changeId = await cancel(order.id, stepTo('cancelled'))
    await minuteOver(shop, payments)
    await minuteOver(shop, payments)
    expect(sent.map(({ amountCents }) => amountCents)).toEqual([6378])
    expect(await balanceOf(order.guest)).toBe(20)
    const refund = await prisma.refund.findFirstOrThrow({ where: { orderId: order.id } })
    expect(refund).toMatchObject({ amountCents: 8378, actorId: staff.userId, sentAt: expect.any(Date) })
    expect((await as(order.host, 'GET', '/referral/stats')).body).toMatchObject({ totalEarnings: 0 })
    for (const answer of [await undo(order.id, changeId), await takeBack(order.id, changeId)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'TAKING_BACK_REFUSED' } })
      expect(answer.body['message']).toMatch(/what was to be paid back is paid back/)
    }
    expect(await statusOf(order.id)).toBe('cancelled')
  })

  test('what keeps the money ends the commission', async () => {
    const order = await referredOrder()
    const changeId = await cancel(order.id, { refundAmount: 0 })
    expect((await books(order)).commission).toHaveLength(1)
    await minuteOver(shop, payments)
    expect((await books(order)).commission.at(-1)).toMatchObject({
      from: 'pending',
      to: null,
      refundId: null,
    })
    expect((await takeBack(order.id, changeId)).status).toBe(409)
  })

  test('an unpaid order’s is taken back with a reason while its hold runs', async () => {
    const order = await referredOrder({ isPaid: false, credit: 20 })
    const was = await books(order)
    const changeId = await cancel(order.id)
    clock.set(minutesAfter(rentedAt, 29))
    await settleDue(shop, payments)
    expect((await undo(order.id, changeId)).body['message']).toMatch(/^The minute to undo this is over/)
    expect(await takeBack(order.id, changeId)).toMatchObject({ status: 200, body: { status: 'pending' } })
    expect(await books(order)).toEqual(was)
    clock.set(minutesAfter(rentedAt, 30))
    const again = await cancel(order.id)
    expect((await takeBack(order.id, again)).body['message']).toMatch(/^The time to pay is over/)
  })

  test('the database takes nothing back that is settled, and settles nothing that is taken back', async () => {
    const [one, other] = [await referredOrder(), await referredOrder()]
    const undone = await cancel(other.id)
    await undo(other.id, undone)
    await cancel(one.id)
    await minuteOver(shop, payments)
    const settled = { where: { orderId: one.id } }
    const takenBack = { where: { orderId: other.id } }
    await expect(
      prisma.statusChange.updateMany({ ...settled, data: { takenBackAt: clock.now() } }),
    ).rejects.toThrow()
    await expect(
      prisma.statusChange.updateMany({ ...takenBack, data: { settledAt: clock.now() } }),
    ).rejects.toThrow()
  })

  test('a refund that staff add before ends the minute, and comes on top', async () => {
    const { id } = await referredOrder()
    const changeId = await cancel(id, { refundAmount: 50 })
    const refund = (amount: number) =>
      as(staff, 'POST', `/orders/${id}/refunds`, { amount, reason: 'A dent' })
    expect((await refund(33.79)).status).toBe(409)
    expect(await refund(33.78)).toMatchObject({ status: 201, body: { refundedPrice: 83.78 } })
    expect(sent.map(({ amountCents }) => amountCents)).toEqual([5000, 3378])
    await minuteOver(shop, payments)
    expect(sent).toHaveLength(2)
    expect((await undo(id, changeId)).status).toBe(409)
  })
})

describe('a cancellation stays', () => {
  test('once its units are promised to somebody', async () => {
    const { id, pan } = await referredOrder()
    const changeId = await cancel(id)
    expect((await book({ item: pan })).order.status).toBe('confirmed')
    expect(await undo(id, changeId)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_STOCK', message: ordersCopy.unitsGone },
    })
    expect(await statusOf(id)).toBe('cancelled')
    await minuteOver(shop, payments)
    expect(sent.map(({ amountCents }) => amountCents)).toEqual([8378])
  })

  test('once its window of the day is full', async () => {
    const { id } = await referredOrder()
    const changeId = await cancel(id)
    const anyNumber = { 'all-day': null, early: null, late: null }
    await austinHas({ windows: { delivery: { ...anyNumber, 'all-day': 0 }, pickup: anyNumber } })
    const refused = await undo(id, changeId)
    await austinHas({})
    expect(refused).toMatchObject({ status: 409, body: { message: ordersCopy.windowGone } })
    expect(await statusOf(id)).toBe('cancelled')
  })

  test('once its guest has used the discount for another order', async () => {
    const { id, guest, pan, referralCode } = await referredOrder({ fleet: 2 })
    const changeId = await cancel(id)
    const { order } = await book({ guest, item: pan, referralCode, totalPrice: 83.78 })
    expect(order.status).toBe('confirmed')
    expect(await undo(id, changeId)).toMatchObject({
      status: 409,
      body: { message: ordersCopy.discountGone },
    })
    expect(await prisma.reservation.count({ where: { orderId: id } })).toBe(0)
  })

  test('once its guest has spent the credit on another order', async () => {
    const { id, guest, pan } = await referredOrder({ isPaid: false, credit: 20, fleet: 2 })
    const changeId = await cancel(id)
    expect(await balanceOf(guest)).toBe(20)
    await book({ guest, item: pan })
    expect(await balanceOf(guest)).toBe(0)
    expect(await undo(id, changeId)).toMatchObject({ status: 409, body: { message: ordersCopy.creditGone } })
    expect(await statusOf(id)).toBe('cancelled')
  })

  test('where its guest cancelled', async () => {
    const { id, guest } = await referredOrder()
    await as(guest, 'POST', `/orders/${id}/cancellation`, {})
    expect(sent).toHaveLength(1)
    const change = await prisma.timelineEntry.findFirstOrThrow({ where: { orderId: id, to: 'cancelled' } })
    expect(await undo(id, String(change.id))).toMatchObject({ status: 404 })
  })

  test('for whoever is not staff', async () => {
    const { id, guest, host } = await referredOrder()
    const changeId = await cancel(id)
    for (const other of [guest, host]) expect((await undo(id, changeId, other)).status).toBe(403)
    expect(await statusOf(id)).toBe('cancelled')
  })
})

describe('at the same moment', () => {
  test('of many who undo one does', async () => {
    const order = await referredOrder({ isPaid: false, credit: 20 })
    const was = await books(order)
    const changeId = await cancel(order.id)
    expect(tally(await Promise.all([1, 2, 3, 4].map(() => undo(order.id, changeId))))).toEqual({
      200: 1,
      409: 3,
    })
    expect(await books(order)).toEqual(was)
  })

  test('the order is as before or its money goes back, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      clock.set(rentedAt)
      sent.length = 0
      const order = await referredOrder()
      const was = await books(order)
      const changeId = await cancel(order.id)
      // the job of a process whose clock is ahead
      const ahead = { ...shop, clock: { ...clock, now: () => minutesAfter(rentedAt, 1) } }
      const isJobFirst = round % 2 === 1
      const early = isJobFirst ? settleDue(ahead, payments) : null
      const undoing = undo(order.id, changeId)
      await (early ?? settleDue(ahead, payments))
      const isUndone = (await undoing).status === 200
      if (isUndone) expect(await books(order)).toEqual(was)
      else expect(await statusOf(order.id)).toBe('cancelled')
      expect(sent.map(({ amountCents }) => amountCents)).toEqual(isUndone ? [] : [8378])
      expect(await prisma.refund.count({ where: { orderId: order.id } })).toBe(isUndone ? 0 : 1)
    }
  })

  test('many jobs pay back once', async () => {
    await cancel((await referredOrder()).id)
    clock.advance(60_000)
    await Promise.all([1, 2, 3, 4].map(() => settleDue(shop, payments)))
    expect(new Set(sent.map(({ refundId }) => refundId)).size).toBe(1)
    expect(await prisma.refund.count({ where: { sentAt: null } })).toBe(0)
  })
})
