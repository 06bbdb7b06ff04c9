import * as datesCopy from '@trivet/core/copy/dates'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'

import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen, lastInstants, minutesAfter } from '../../test/booked.ts'
import { createGuest, type Guest } from '../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../test/referrals.ts'
import { tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { prisma } = shop.database
const { book, as, heldDays } = rentedKitchen(shop)
const { clock } = shop

beforeEach(() => clock.set(rentedAt))

const paymentToken = 'tok_test_success'
const change = (guest: Guest, id: string, body: object, key?: string) =>
  as(guest, 'POST', `/orders/${id}/date-change`, body, key)
const aWeekLater = { rentalStart: '2026-12-17', rentalEnd: '2026-12-24' }
const threeDaysMore = { rentalStart: '2026-12-12', rentalEnd: '2026-12-22' }

describe('changing the dates', () => {
  test('is possible 48 hours before the delivery day, and refused a minute later with rule and deadline', async () => {
    for (const minutes of [-1, 0]) {
      clock.set(rentedAt)
      const { guest, order } = await book()
      clock.set(minutesAfter(lastInstants.dateChange, minutes))
      expect(await change(guest, order._id, aWeekLater)).toMatchObject({ status: 200, body: aWeekLater })
      expect(await heldDays(order._id)).toEqual([['2026-12-17', '2026-12-25']])
    }
    clock.set(rentedAt)
    const { guest, order } = await book()
    clock.set(minutesAfter(lastInstants.dateChange, 1))
    for (const dryRun of [true, false]) {
      expect(await change(guest, order._id, { ...aWeekLater, dryRun })).toMatchObject({
        status: 409,
        body: {
          code: 'ORDER_CHANGE_REFUSED',
          message: ordersCopy.dateChangeTooLate('Mon, Dec 7, 11:59 pm in Austin'),
          details: { code: 'date-change-too-late', deadline: '2026-12-08T06:00:00.000Z' },
        },
      })
    }
    expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-18']])
  })

  test('to more days charges what the preview said, to the cent, and nothing before', async () => {
    const { guest, order } = await book()
    const shown = await change(guest, order._id, { ...threeDaysMore, dryRun: true })
    expect(shown).toMatchObject({
      status: 200,
      body: { charge: 32.47, refund: 0, order: { totalPrice: 90.78 } },
    })
    expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(1)
    expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-18']])

    const done = await change(guest, order._id, { ...threeDaysMore, paymentToken })
    expect({ ...done.body, order: null }).toEqual({ ...shown.body, order: null })
    expect(done.body['order']).toMatchObject({
      ...threeDaysMore,
      rentalDays: 10,
      extraDaysPrice: 30,
      totalPrice: 123.25,
    })
    const payments = await prisma.payment.findMany({
      where: { orderId: order._id },
      orderBy: { amountCents: 'asc' },
    })
    expect(payments.map(({ amountCents }) => amountCents)).toEqual([3247, 9078])
    const entry = await prisma.timelineEntry.findFirstOrThrow({
      where: { orderId: order._id, kind: 'dates-changed' },
    })
    expect(entry).toMatchObject({
      actorId: guest.userId,
      note: 'Sat, Dec 12 – Tue, Dec 22 instead of Thu, Dec 10 – Thu, Dec 17, $32.47 paid',
    })
    expect(
      await prisma.queuedMail.findFirst({ where: { orderId: order._id, template: 'order-dates-changed' } }),
    ).toMatchObject({ recipient: guest.email, data: { ...threeDaysMore, charge: 32.47, totalPrice: 123.25 } })
  })

  test('pays back what was shown, to the cent, or changes nothing', async () => {
    const { guest, order } = await book({ rentalEnd: '2026-12-20' })
    const aWeek = { rentalEnd: '2026-12-17', charge: 0 }
    for (const shown of [{ refund: 32.48 }, { refund: 32.46 }, { refund: 32.47, charge: 0.01 }]) {
      expect(await change(guest, order._id, { ...aWeek, ...shown })).toMatchObject({
        status: 409,
        body: { code: 'PRICES_CHANGED', details: { charge: 0, refund: 32.47 } },
      })
    }
    expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-21']])
    expect(await change(guest, order._id, { ...aWeek, refund: 32.47 })).toMatchObject({
      status: 200,
      body: { refund: 32.47, order: { refundedPrice: 32.47 } },
    })
  })

  test('to fewer days pays the difference back, with its share of the host’s commission', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { guest, order } = await book({ referralCode, rentalEnd: '2026-12-20', totalPrice: 116.25 })
    expect(order).toMatchObject({ totalPrice: 116.25, discountPrice: 7 })
    expect((await as(host, 'GET', '/referral/stats')).body).toMatchObject({ pendingCommission: 13.95 })

    const request = { rentalEnd: '2026-12-17' }
    const shown = await change(guest, order._id, { ...request, dryRun: true })
    expect(shown.body).toMatchObject({
      charge: 0,
      refund: 32.47,
      quote: { discountPrice: 7, totalPrice: 83.78 },
    })
    expect((await change(guest, order._id, request)).body).toMatchObject({
      refund: 32.47,
      order: { totalPrice: 83.78, paidPrice: 116.25, refundedPrice: 32.47, status: 'confirmed' },
    })
    // 13.95 × 32.47 ÷ 116.25
    expect((await as(host, 'GET', '/referral/stats')).body).toMatchObject({ pendingCommission: 10.05 })
  })

  test('there and back leaves the host’s commission as it was: nobody earns on added days', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { guest, order } = await book({ referralCode, totalPrice: 83.78 })
    clock.advance(60_000)
    await change(guest, order._id, { rentalEnd: '2026-12-20', paymentToken })
    // 15% of 70.00 less 7.00, whatever the order costs by now
    expect((await as(host, 'GET', '/referral/referrals')).body).toMatchObject({
      referrals: [{ orderAmount: 63, commission: 9.45 }],
    })
    clock.advance(60_000)
    expect((await change(guest, order._id, { rentalEnd: '2026-12-17' })).body).toMatchObject({
      refund: 32.47,
    })
    expect((await as(host, 'GET', '/referral/stats')).body).toMatchObject({ pendingCommission: 9.45 })
  })

  test('less than 7 days before delivery keeps the earlier delivery day for the refund', async () => {
    const { guest, order } = await book()
    clock.set(minutesAfter(lastInstants.everything, 1))
    const muchLater = { rentalStart: '2027-03-10', rentalEnd: '2027-03-17' }
    expect((await change(guest, order._id, muchLater)).body).toMatchObject({
      refundDay: '2026-12-10',
      order: { ...muchLater, refundDay: '2026-12-10' },
    })
    const share = async () => (await as(guest, 'GET', `/orders/${order._id}/cancellation`)).body
    expect(await share()).toMatchObject({ refundPercent: 75, deadline: '2026-12-07T06:00:00.000Z' })
    await change(guest, order._id, { rentalStart: '2027-04-10', rentalEnd: '2027-04-17' })
    expect(await share()).toMatchObject({ refundPercent: 75 })
  })

  test('7 days before delivery moves the refund with it', async () => {
    const { guest, order } = await book()
    clock.set(lastInstants.everything)
    await change(guest, order._id, aWeekLater)
    expect((await as(guest, 'GET', `/orders/${order._id}/cancellation`)).body).toMatchObject({
      refundPercent: 100,
      deadline: '2026-12-10T06:00:00.000Z',
    })
  })
})

describe('the units', () => {
  test('of the order itself are no obstacle to its own new days', async () => {
    const { guest, order } = await book({ fleet: 1 })
    const aDayLater = { rentalStart: '2026-12-11', rentalEnd: '2026-12-18' }
    expect((await change(guest, order._id, aDayLater)).status).toBe(200)
    expect(await heldDays(order._id)).toEqual([['2026-12-11', '2026-12-19']])
  })

  test('of another guest are: the old days stay held, and the item is named', async () => {
    const { guest, pan, order } = await book({ fleet: 1 })
    await book({ item: pan, rentalStart: '2026-12-20', rentalEnd: '2026-12-27' })
    for (const dryRun of [true, false]) {
      expect(await change(guest, order._id, { ...aWeekLater, dryRun })).toMatchObject({
        status: 409,
        body: {
          code: 'NOT_ENOUGH_STOCK',
          message: ordersCopy.notEnoughStock('Essential Kit'),
          details: { code: 'items-unavailable' },
        },
      })
    }
    expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-18']])
  })

  test('held by an order that was never paid in time are free', async () => {
    const { guest, pan, order } = await book({ fleet: 1 })
    await book({
      item: pan,
      ...aWeekLater,
      rentalStart: '2026-12-20',
      rentalEnd: '2026-12-27',
      paymentToken: undefined,
    })
    clock.advance(31 * 60_000)
    expect((await change(guest, order._id, aWeekLater)).status).toBe(200)
  })

  test('the last one goes to one of two who want the same days at once', async () => {
    const first = await book({ fleet: 1 })
    const second = await book({ item: first.pan, rentalStart: '2027-01-10', rentalEnd: '2027-01-17' })
    const days = { rentalStart: '2026-12-24', rentalEnd: '2026-12-31' }
    const answers = await Promise.all([
      change(first.guest, first.order._id, days),
      change(second.guest, second.order._id, days),
    ])
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
  })
})

describe('a change of dates is refused', () => {
  test.each([
    [
      'the dates it has',
      { rentalStart: '2026-12-10', rentalEnd: '2026-12-17' },
      409,
      ordersCopy.datesUnchanged,
    ],
    [
      'an end before its start',
      { rentalStart: '2026-12-20', rentalEnd: '2026-12-18' },
      400,
      datesCopy.endAfterStart,
    ],
    ['the past', { rentalStart: '2026-11-30', rentalEnd: '2026-12-08' }, 400, datesCopy.startInPast],
    ['the end of the calendar', { rentalEnd: '2100-12-31' }, 400, datesCopy.rentalTooLong(180)],
    ['a day that is none', { rentalEnd: '2026-02-30' }, 400, datesCopy.dateInvalid],
    ['no day', {}, 400, datesCopy.selectBothDates],
    ['a card', { ...threeDaysMore, paymentToken: '4242 4242 4242 4242' }, 400, paymentsCopy.cardDataRefused],
  ])('for %s', async (_case, body, status, message) => {
    const { guest, order } = await book()
    expect(await change(guest, order._id, body)).toMatchObject({ status, body: { message } })
  })

  test('before the order is paid', async () => {
    const { guest, order } = await book({ paymentToken: undefined })
    expect((await change(guest, order._id, aWeekLater)).body).toMatchObject({
      message: ordersCopy.changeNeedsPayment,
      details: { code: 'order-unpaid' },
    })
  })

  test('to everybody but the owner', async () => {
    const { order } = await book()
    for (const other of [await createGuest(shop), await createStaff(shop)]) {
      for (const dryRun of [true, false]) {
        expect(await change(other, order._id, { ...aWeekLater, dryRun })).toMatchObject({ status: 404 })
      }
    }
    expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-18']])
  })
})

test('asked for many times at once, the dates change once', async () => {
  const { guest, order } = await book()
  const request = { ...threeDaysMore, paymentToken }
  const answers = await Promise.all(Array.from({ length: 5 }, () => change(guest, order._id, request)))
  expect(tally(answers)).toEqual({ 200: 1, 409: 4 })
  expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(2)
  expect(await prisma.timelineEntry.count({ where: { orderId: order._id, kind: 'dates-changed' } })).toBe(1)
})
