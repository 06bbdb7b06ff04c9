import * as datesCopy from '@trivet/core/copy/dates'
import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'

import { beforeEach, describe, expect, test } from 'vitest'
import type { Payments, Refund } from '../../platform/payments/payments.ts'
import { testPayments } from '../../platform/payments/test-payments.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen, lastInstants, minutesAfter } from '../../test/booked.ts'
import { createGuest, type Guest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { tally } from '../accounts/test-client.ts'

const paidBack: Refund[] = []
let afterCharge = async () => {}
const payments: Payments = {
  ...testPayments,
  charge: async (charge) => {
    const result = await testPayments.charge(charge)
    if (charge.change) await afterCharge()
    return result
  },
  refund: async (refund) => {
    paidBack.push(refund)
    return testPayments.refund(refund)
  },
}

const shop = await testApp({ payments })
const { prisma, sql } = shop.database
const { book, as, heldDays } = rentedKitchen(shop)
const { clock } = shop

beforeEach(() => clock.set(rentedAt))

const paymentToken = 'tok_test_success'
const extend = (guest: Guest, id: string, body: object, key?: string) =>
  as(guest, 'POST', `/orders/${id}/extension`, body, key)
const threeMore = { rentalEnd: '2026-12-20' }
const asBooked = [['2026-12-10', '2026-12-18']]
const paymentsOf = (orderId: string) => prisma.payment.count({ where: { orderId } })

/** A delivered order, as late as the test wants. */
async function rented(instant: string | Date, booking: Parameters<typeof book>[0] = {}) {
  clock.set(rentedAt)
  const booked = await book(booking)
  await prisma.order.update({ where: { id: booked.order._id }, data: { status: 'delivered' } })
  clock.set(instant)
  return booked
}

describe('extending', () => {
  test('is possible 24 hours before the pickup day, and refused a minute later with rule and deadline', async () => {
    for (const minutes of [-1, 0]) {
      const { guest, order } = await rented(minutesAfter(lastInstants.extension, minutes))
      expect(await extend(guest, order._id, { ...threeMore, paymentToken })).toMatchObject({ status: 200 })
      expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-21']])
    }
    const { guest, order } = await rented(minutesAfter(lastInstants.extension, 1))
    for (const dryRun of [true, false]) {
      expect(await extend(guest, order._id, { ...threeMore, dryRun, paymentToken })).toMatchObject({
        status: 409,
        body: {
          code: 'ORDER_CHANGE_REFUSED',
          message: ordersCopy.extensionTooLate('Tue, Dec 15, 11:59 pm in Austin'),
          details: { code: 'extension-too-late', deadline: '2026-12-16T06:00:00.000Z' },
        },
      })
    }
    expect(await heldDays(order._id)).toEqual(asBooked)
  })

  test('costs what the preview said and what booking the days at once would have cost', async () => {
    const { guest, pan, order } = await rented('2026-12-14T12:00:00Z')
    const shown = await extend(guest, order._id, { ...threeMore, dryRun: true })
    expect(shown.body).toMatchObject({ charge: 32.47, refund: 0, order: { totalPrice: 90.78 } })
    expect([await heldDays(order._id), await paymentsOf(order._id)]).toEqual([asBooked, 1])

    const done = await extend(guest, order._id, { ...threeMore, paymentToken })
    expect({ ...done.body, order: null }).toEqual({ ...shown.body, order: null })
    clock.set(rentedAt)
    const atOnce = await book({ item: pan, ...threeMore })
    const prices = ['itemsPrice', 'extraDaysPrice', 'taxPrice', 'deliveryPrice', 'totalPrice'] as const
    const extended = done.body['order'] as typeof atOnce.order
    for (const price of prices) expect(extended[price]).toBe(atOnce.order[price])
    const lines = await prisma.orderLine.findMany({ where: { orderId: order._id } })
    expect(lines.map(({ extraDaysCents }) => extraDaysCents)).toEqual([3000])
    const entry = await prisma.timelineEntry.findFirst({ where: { orderId: order._id, kind: 'extended' } })
    expect(entry?.note).toBe('Thu, Dec 10 – Sun, Dec 20 instead of Thu, Dec 10 – Thu, Dec 17, $32.47 paid')
    expect(
      await prisma.queuedMail.findFirst({ where: { orderId: order._id, template: 'order-extended' } }),
    ).toMatchObject({ recipient: guest.email, data: { charge: 32.47, rentalEnd: '2026-12-20' } })
  })

  test('to a full week costs nothing and needs no card', async () => {
    const { guest, order } = await rented('2026-12-11T12:00:00Z', { rentalEnd: '2026-12-14' })
    expect(await extend(guest, order._id, { rentalEnd: '2026-12-17' })).toMatchObject({
      status: 200,
      body: { charge: 0, order: { totalPrice: order.totalPrice, rentalDays: 7 } },
    })
    expect(await paymentsOf(order._id)).toBe(1)
  })

  test('goes up to another guest’s days and not into them', async () => {
    const { guest, pan, order } = await book({ fleet: 1 })
    await book({ item: pan, rentalStart: '2026-12-20', rentalEnd: '2026-12-27' })
    // the 19th is for washing and packing
    for (const dryRun of [true, false]) {
      const into = await extend(guest, order._id, { rentalEnd: '2026-12-19', dryRun, paymentToken })
      expect(into).toMatchObject({
        status: 409,
        body: { message: ordersCopy.notEnoughStock('Essential Kit'), details: { code: 'items-unavailable' } },
      })
    }
    expect([await heldDays(order._id), await paymentsOf(order._id)]).toEqual([asBooked, 1])
    expect((await extend(guest, order._id, { rentalEnd: '2026-12-18', paymentToken })).status).toBe(200)
  })
})

describe('paying for the days', () => {
  test('never costs another amount than was shown: a second device made the order shorter meanwhile', async () => {
    const { guest, order } = await book({ rentalEnd: '2026-12-24' })
    const oneMore = { rentalEnd: '2026-12-25', paymentToken }
    const shown = await extend(guest, order._id, { ...oneMore, dryRun: true })
    expect(shown.body).toMatchObject({ charge: 10.83, refund: 0 })
    const shorter = await as(guest, 'POST', `/orders/${order._id}/date-change`, { rentalEnd: '2026-12-17' })
    expect(shorter.body).toMatchObject({ refund: 75.77 })

    for (const charge of [10.83, 86.59, 86.61]) {
      expect(await extend(guest, order._id, { ...oneMore, charge, refund: 0 }, 'one-more')).toMatchObject({
        status: 409,
        body: {
          code: 'PRICES_CHANGED',
          message: ordersCopy.changePriceChanged,
          details: { charge: 86.6, refund: 0, order: { rentalEnd: '2026-12-17' } },
        },
      })
    }
    expect([await heldDays(order._id), await paymentsOf(order._id)]).toEqual([asBooked, 1])
    const agreed = await extend(guest, order._id, { ...oneMore, charge: 86.6, refund: 0 }, 'one-more')
    expect(agreed).toMatchObject({ status: 200, body: { charge: 86.6, order: { rentalEnd: '2026-12-25' } } })
    expect(await paymentsOf(order._id)).toBe(2)
  })

  test.each([
    ['no card', undefined, 'CHANGE_PAYMENT_NEEDED', ordersCopy.changePaymentNeeded('$32.47')],
    ['a declined card', 'tok_test_declined', 'PAYMENT_DECLINED', paymentsCopy.paymentDeclined],
    [
      'an empty card',
      'tok_test_insufficient',
      'PAYMENT_INSUFFICIENT_FUNDS',
      paymentsCopy.paymentInsufficientFunds,
    ],
    [
      'a bank that asks',
      'tok_test_confirm',
      'PAYMENT_CONFIRMATION_NEEDED',
      paymentsCopy.paymentConfirmationNeeded,
    ],
  ])('with %s changes nothing, and another card does', async (_case, token, code, message) => {
    const { guest, order } = await book()
    const body = { ...threeMore, paymentToken: token }
    expect(await extend(guest, order._id, body, 'three-more')).toMatchObject({
      status: 402,
      body: { code, message },
    })
    expect([await heldDays(order._id), await paymentsOf(order._id)]).toEqual([asBooked, 1])
    expect(await prisma.timelineEntry.count({ where: { orderId: order._id, kind: 'extended' } })).toBe(0)
    expect(await prisma.queuedMail.count({ where: { orderId: order._id, template: 'order-extended' } })).toBe(
      0,
    )
    expect((await extend(guest, order._id, { ...threeMore, paymentToken }, 'three-more')).status).toBe(200)
    expect(await paymentsOf(order._id)).toBe(2)
  })

  test('that is lost with the connection to the database is paid back', async () => {
    const { guest, order } = await book()
    afterCharge = async () => {
      await sql.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction'`)
    }
    const lost = await extend(guest, order._id, { ...threeMore, paymentToken })
    afterCharge = async () => {}
    expect(lost.status).toBeGreaterThanOrEqual(500)
    expect([await heldDays(order._id), await paymentsOf(order._id)]).toEqual([asBooked, 1])
    expect(paidBack).toContainEqual(
      expect.objectContaining({ amountCents: 3247, chargeReference: expect.stringContaining(order._id) }),
    )
  })

  test('comes back from both charges when the order is cancelled', async () => {
    const { guest, order } = await book()
    await extend(guest, order._id, { ...threeMore, paymentToken })
    const cancelled = await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})
    expect(cancelled.body).toMatchObject({ refund: 123.25, order: { refundedPrice: 123.25 } })
    const parts = paidBack.filter(({ chargeReference }) => chargeReference.includes(order._id))
    expect(parts.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([3247, 9078])
    expect(new Set(parts.map(({ refundId }) => refundId)).size).toBe(2)
  })
})

describe('many at once', () => {
  test('extend once and charge once', async () => {
    const { guest, order } = await book()
    const request = { ...threeMore, paymentToken }
    const answers = await Promise.all(Array.from({ length: 6 }, () => extend(guest, order._id, request)))
    expect(tally(answers)).toEqual({ 200: 1, 409: 5 })
    expect(await paymentsOf(order._id)).toBe(2)
  })

  test('with the same key answer the same', async () => {
    const { guest, order } = await book()
    const request = { ...threeMore, paymentToken }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => extend(guest, order._id, request, 'longer')),
    )
    expect(tally(answers)).toEqual({ 200: 4 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await paymentsOf(order._id)).toBe(2)
    const other = await extend(guest, order._id, { rentalEnd: '2026-12-21', paymentToken }, 'longer')
    expect(other).toMatchObject({ status: 422, body: { message: generalCopy.idempotencyMismatch } })
  })

  test('and a new guest: the last unit goes to one of them', async () => {
    const { guest, pan, order } = await book({ fleet: 1 })
    const [extended, booked] = await Promise.all([
      extend(guest, order._id, { ...threeMore, paymentToken }),
      book({ item: pan, rentalStart: '2026-12-19', rentalEnd: '2026-12-26' }),
    ])
    expect([extended.status === 200, booked.order.status === 'confirmed'].filter(Boolean)).toHaveLength(1)
  })
})

test('an extension without its day asks for it', async () => {
  const { guest, order } = await rented('2026-12-14T12:00:00Z')
  for (const [body, message] of [
    [{}, datesCopy.selectRentalDates],
    [{ rentalEnd: '2026-02-30' }, datesCopy.dateInvalid],
  ] as const) {
    expect(await extend(guest, order._id, body)).toMatchObject({ status: 400, body: { message } })
  }
})

test('an extension is for the owner alone', async () => {
  const { order } = await book()
  for (const other of [await createGuest(shop), await createStaff(shop)]) {
    for (const dryRun of [true, false]) {
      const answer = await extend(other, order._id, { ...threeMore, dryRun, paymentToken })
      expect(answer).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } })
    }
  }
  expect(await heldDays(order._id)).toEqual(asBooked)
})

test('nobody tries card after card on an extension', async () => {
  const limited = await testApp({ database: shop.database, clock, env: { rateLimits: true } })
  const { as: from, book: bookHere } = rentedKitchen(limited)
  const { guest, order } = await bookHere()
  const answers = []
  for (let tried = 0; tried < 21; tried += 1) {
    const body = { ...threeMore, paymentToken: 'tok_test_declined' }
    answers.push(await from(guest, 'POST', `/orders/${order._id}/extension`, body))
  }
  expect(tally(answers)).toEqual({ 402: 20, 429: 1 })
})
