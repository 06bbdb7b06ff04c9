import fc from 'fast-check'
import * as datesCopy from '../../copy/dates/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../../dates/calendar-date.ts'

import { quoteRental, referralDiscountOf } from '../../pricing/quote.ts'
import type { QuoteLine } from '../../pricing/quote.ts'
import { defaultRates } from '../../pricing/rates.ts'
import { orderStatuses } from '../order-status.ts'
import type { CurrentRental } from './current-rental.ts'
import { changeRefusalMessage } from '../../copy/orders/change-words.ts'
import { decideExtension, type Extension } from './extension.ts'

const start = calendarDate('2026-12-10')
const timeZone = 'America/Chicago'
const pan: QuoteLine[] = [{ id: 'pan', name: 'Copper pan', unitPriceCents: 7000, quantity: 1 }]
const items = [{ name: 'Copper pan', needed: 1, free: 1 }]
const now = new Date('2026-12-01T12:00:00Z')
const at = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000)

function booked(days: number, changes: Partial<CurrentRental> = {}): CurrentRental {
  const period = { start, end: addDays(start, days) }
  const rental = { lines: pan, period, damageProtection: true, rates: defaultRates, ...changes }
  const { totalCents, discountCents, discounts } = quoteRental({
    ...rental,
    granted: [referralDiscountOf(changes.discountCents ?? 0)],
  })
  return {
    status: 'delivered',
    refundDay: start,
    timeZone,
    discountCents,
    discounts,
    totalCents,
    paidCents: totalCents,
    refundedCents: 0,
    ...rental,
  }
}

const extend = (
  rental: CurrentRental,
  days: number,
  facts: Partial<Parameters<typeof decideExtension>[0]> = {},
) => decideExtension({ rental, end: addDays(start, days), items, now, ...facts })

function changeTo(rental: CurrentRental, days: number): Extension {
  const decision = extend(rental, days)
  if (!decision.ok) throw new Error(decision.code)
  return decision
}

const chargeOf = (rental: CurrentRental, days: number): number => changeTo(rental, days).chargeCents

describe('extending', () => {
  test('ends on a day on which a van drives', () => {
    const van = { closedDates: [addDays(start, 9)] }
    expect(extend(booked(7), 9, { van })).toMatchObject({
      code: 'dates-not-rentable',
      facts: { fault: { code: 'no-pickup-that-day' } },
    })
    expect(extend(booked(7), 10, { van }).ok).toBe(true)
  })

  test('charges a seventh of the week for each day, with protection and tax, without delivery', () => {
    // 30.00, with 3.00 of protection and 2.47 of tax
    expect(extend(booked(7), 10)).toMatchObject({
      ok: true,
      rule: 'extend-24-hours-before-pickup',
      period: { start, end: '2026-12-20' },
      chargeCents: 3547,
      refundCents: 0,
      deadlineAt: new Date('2026-12-16T06:00:00Z'),
    })
  })

  test('may make a rental half a year long', () => {
    expect(extend(booked(7), 180).ok).toBe(true)
  })

  test('gives no new discount', () => {
    expect(chargeOf(booked(7, { discountCents: 700 }), 10)).toBe(chargeOf(booked(7), 10))
  })

  test('pays back what a longer rental costs less', () => {
    const rates = { ...defaultRates, longStays: [{ fromDays: 28, basisPoints: 4000 }] }
    const { quote, chargeCents, refundCents } = changeTo(booked(27, { rates }), 28)
    expect([chargeCents, refundCents]).toEqual([0, booked(27, { rates }).totalCents - quote.totalCents])
    expect(refundCents).toBeGreaterThan(0)
  })

  test('to a full week is paid already', () => {
    expect(chargeOf(booked(4), 7)).toBe(0)
    expect(chargeOf(booked(4), 10)).toBe(chargeOf(booked(7), 10))
  })

  test.each([
    ['America/Chicago', '2026-12-10', 7, '2026-12-16T06:00:00Z', 'Tue, Dec 15, 11:59 pm CST'],
    ['America/New_York', '2027-03-08', 7, '2027-03-14T04:00:00Z', 'Sat, Mar 13, 11:00 pm EST'],
    ['America/Los_Angeles', '2026-10-26', 7, '2026-11-01T08:00:00Z', 'Sun, Nov 1, 1:00 am PDT'],
  ])(
    'in %s a rental of %s over %i days is possible until %s to the minute',
    (zone, first, days, last, words) => {
      const period = { start: calendarDate(first), end: addDays(calendarDate(first), days) }
      const rental = booked(days, { timeZone: zone, period })
      const when = (minutes: number) =>
        decideExtension({ rental, end: addDays(period.end, 1), items, now: at(last, minutes) })
      expect([when(-1).ok, when(0).ok]).toEqual([true, true])
      const refused = when(1)
      expect(refused).toMatchObject({
        ok: false,
        code: 'extension-too-late',
        facts: { deadlineAt: at(last, 0) },
      })
      if (!refused.ok)
        expect(changeRefusalMessage(refused, { timeZone: zone })).toBe(ordersCopy.extensionTooLate(words))
    },
  )

  test.each([
    ['an order nobody paid', booked(7, { paidCents: 0 }), 10, items, ordersCopy.changeNeedsPayment],
    [
      'an order whose price was waived',
      booked(7, { paidCents: 0, isWaived: true }),
      10,
      items,
      ordersCopy.waivedChangedByStaff,
    ],
    ['the pickup day it has', booked(7), 7, items, ordersCopy.extensionNotLater],
    ['an earlier pickup', booked(7), 6, items, ordersCopy.extensionNotLater],
    ['more than half a year', booked(7), 181, items, datesCopy.rentalTooLong(180)],
    [
      "another guest's days",
      booked(7),
      10,
      [{ name: 'Wok', needed: 2, free: 1 }],
      ordersCopy.notEnoughStock('Wok'),
    ],
  ])('is refused for %s', (_case, rental, days, inStock, message) => {
    const refused = extend(rental, days, { items: inStock })
    if (refused.ok) throw new Error('It was allowed')
    expect(refused.facts.deadlineAt).toEqual(new Date('2026-12-16T06:00:00Z'))
    expect(changeRefusalMessage(refused, { timeZone })).toBe(message)
  })

  test.each(orderStatuses)('a rental that is %s is extended while the things are out, or not', (status) => {
    const decision = extend(booked(7, { status }), 10)
    expect(decision.ok).toBe(['confirmed', 'packed', 'dispatched', 'delivered'].includes(status))
    if (!decision.ok) {
      expect(changeRefusalMessage(decision, { timeZone })).toBe(ordersCopy.extensionRefused(status))
    }
  })
})

const anyLine = fc.record({
  id: fc.constant('pan'),
  name: fc.constant('Pan'),
  unitPriceCents: fc.integer({ min: 1, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
})
const anyRates = fc.record({
  taxBasisPoints: fc.integer({ min: 0, max: 2000 }),
  damageProtectionBasisPoints: fc.integer({ min: 0, max: 2000 }),
  deliveryCents: fc.integer({ min: 0, max: 5000 }),
  longRentals: fc.constant('daily' as const),
  seasons: fc.array(
    fc.record({
      id: fc.constant('season'),
      name: fc.constant('Season'),
      firstDay: fc.integer({ min: 0, max: 40 }).map((days) => addDays(start, days)),
      lastDay: fc.integer({ min: 40, max: 60 }).map((days) => addDays(start, days)),
      basisPoints: fc.integer({ min: -5000, max: 5000 }),
    }),
    { maxLength: 2 },
  ),
  longStays: fc.array(
    fc.record({ fromDays: fc.integer({ min: 2, max: 40 }), basisPoints: fc.integer({ min: 1, max: 5000 }) }),
    { maxLength: 2 },
  ),
})

test('booking 10 days costs what booking 7 and extending by 3 costs, and so in any steps', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })
  const things = fc.array(anyLine, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(things, anyRates, fc.integer({ min: 1, max: 12 }), steps, (lines, rates, first, more) => {
      const order = { lines, rates }
      let days = first
      let rental = booked(days, order)
      let { paidCents, refundedCents } = rental
      for (const step of more) {
        const { chargeCents, refundCents } = changeTo(rental, days + step)
        paidCents += chargeCents
        refundedCents += refundCents
        days += step
        rental = booked(days, { ...order, paidCents, refundedCents })
      }
      expect(paidCents - refundedCents).toBe(booked(days, order).totalCents)
    }),
  )
})
