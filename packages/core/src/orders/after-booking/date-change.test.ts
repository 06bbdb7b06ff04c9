import fc from 'fast-check'
import * as datesCopy from '../../copy/dates/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../../dates/calendar-date.ts'

import { quoteRental, referralDiscountOf } from '../../pricing/quote.ts'
import type { DiscountKind } from '../../pricing/price-rules.ts'
import { defaultRates } from '../../pricing/rates.ts'
import { orderStatuses } from '../order-status.ts'
import type { CurrentRental } from './current-rental.ts'
import { decideCancellation } from './cancellation.ts'
import { changeRefusalMessage } from '../../copy/orders/change-words.ts'
import { decideDateChange } from './date-change.ts'

const day = calendarDate
const timeZone = 'America/Chicago'
const lines = [{ id: 'pan', name: 'Copper pan', unitPriceCents: 7000, quantity: 1 }]
const week = { start: day('2026-12-24'), end: day('2026-12-31') }
const items = [{ name: 'Copper pan', needed: 1, free: 1 }]

function booked(changes: Partial<CurrentRental> = {}): CurrentRental {
  const rental = { lines, period: week, damageProtection: true, rates: defaultRates, ...changes }
  const { totalCents, discountCents } = quoteRental({
    ...rental,
    granted: [referralDiscountOf(changes.discountCents ?? 0)],
  })
  return {
    status: 'confirmed',
    refundDay: rental.period.start,
    timeZone,
    discountCents,
    totalCents,
    paidCents: totalCents,
    refundedCents: 0,
    ...rental,
  }
}

const now = new Date('2026-12-01T12:00:00Z')
const at = (instant: string, minutes = 0) => new Date(Date.parse(instant) + minutes * 60_000)
const change = (facts: Partial<Parameters<typeof decideDateChange>[0]> = {}) =>
  decideDateChange({
    rental: booked(),
    period: { start: day('2026-12-26'), end: day('2027-01-05') },
    items,
    now,
    ...facts,
  })

describe('changing dates', () => {
  test('to more days charges the difference at the prices and rates of the order', () => {
    const decision = change()
    // three more days: 30.00, with 3.00 of protection and 2.47 of tax
    expect(decision).toMatchObject({
      ok: true,
      rule: 'change-48-hours-before-delivery',
      chargeCents: 3547,
      refundCents: 0,
      refundDay: '2026-12-26',
      deadlineAt: new Date('2026-12-22T06:00:00Z'),
    })
  })

  test('to as many days costs nothing, to fewer pays the difference back', () => {
    const later = { start: day('2027-01-10'), end: day('2027-01-17') }
    expect(change({ period: later })).toMatchObject({ chargeCents: 0, refundCents: 0 })
    const long = booked({ period: { start: week.start, end: day('2027-01-03') } })
    expect(change({ rental: long, period: week })).toMatchObject({ chargeCents: 0, refundCents: 3547 })
  })

  test('days that staff gave stay given, and days that they took off are used up before any is charged', () => {
    const plus = (days: number) => ({ start: week.start, end: addDays(week.end, days) })
    const given = { ...booked(), period: plus(4), pricedPeriod: week }
    const moved = { start: addDays(week.start, 1), end: addDays(week.end, 5) }
    expect(change({ rental: given, period: moved })).toMatchObject({ chargeCents: 0, refundCents: 0 })
    expect(change({ rental: given, period: plus(7) })).toMatchObject({ chargeCents: 3547 })
    expect(change({ rental: given, period: plus(0) })).toMatchObject({ chargeCents: 0, refundCents: 0 })

    const taken = { ...booked({ period: plus(3) }), period: week, pricedPeriod: plus(3) }
    expect(change({ rental: taken, period: plus(2) })).toMatchObject({ chargeCents: 0, refundCents: 0 })
    expect(change({ rental: taken, period: plus(6) })).toMatchObject({ chargeCents: 3548 })
  })

  test('what an earlier change left open is asked for no more than the order costs', () => {
    const longer = { start: week.start, end: addDays(week.end, 3) }
    const rental = booked({ period: longer })
    const open = { ...rental, paidCents: rental.totalCents - 3547, openCents: 3547 }
    expect(change({ rental: open, period: week })).toMatchObject({
      chargeCents: 0,
      refundCents: 0,
      openCents: 0,
    })
    const evenLonger = { start: week.start, end: addDays(week.end, 6) }
    expect(change({ rental: open, period: evenLonger })).toMatchObject({ chargeCents: 3548, openCents: 3547 })
    const waived = { ...open, openCents: 0, waivedCents: 3547 }
    expect(change({ rental: waived, period: week })).toMatchObject({ refundCents: 0, waivedCents: 0 })
  })

  test('keeps to the first day a van can come for another delivery day alone', () => {
    const soon = { now: new Date('2026-12-20T12:00:00Z'), van: { firstDay: day('2026-12-27') } }
    const longer = { start: week.start, end: day('2027-01-02') }
    expect(change({ ...soon, period: longer }).ok).toBe(true)
    expect(change({ ...soon, period: { ...longer, start: day('2026-12-26') } })).toMatchObject({
      code: 'dates-not-rentable',
      facts: { fault: { code: 'too-soon' } },
    })
  })

  test('may move one of the two days and leave the other', () => {
    expect(change({ period: { start: day('2026-12-26'), end: week.end } }).ok).toBe(true)
    expect(change({ period: { start: week.start, end: day('2027-01-02') } }).ok).toBe(true)
  })

  test('gives the best discount that the order has or can still take', () => {
    const discounts = [
      { kind: 'long-stay' as const, label: 'Long stay −20%', cents: 2800 },
      { kind: 'code' as const, label: 'Promotion code WELCOME', cents: 1400 },
      { ...referralDiscountOf(700) },
    ]
    const having = (allowedDiscounts: readonly DiscountKind[]) => {
      const decision = change({ rental: booked({ discountCents: 2800, discounts, allowedDiscounts }) })
      return decision.ok ? decision.quote.discountCents : decision.code
    }
    expect([having([]), having(['referral']), having(['code', 'referral'])]).toEqual([0, 700, 1400])
  })

  test('keeps the referral discount as it was', () => {
    const rental = booked({ discountCents: 700 })
    expect(change({ rental })).toMatchObject({ chargeCents: 3547, quote: { discountCents: 700 } })
  })

  test('never pays back more than is left of what was paid', () => {
    const period = { start: week.start, end: day('2027-01-03') }
    const { totalCents } = booked({ period })
    const rental = booked({ period, refundedCents: totalCents - 100 })
    expect(change({ rental, period: week })).toMatchObject({ refundCents: 100 })
  })

  test.each([
    ['America/Chicago', '2026-12-24', '2026-12-22T06:00:00Z', 'Mon, Dec 21, 11:59 pm CST'],
    ['America/New_York', '2027-03-15', '2027-03-13T04:00:00Z', 'Fri, Mar 12, 11:00 pm EST'],
    ['America/Los_Angeles', '2026-11-02', '2026-10-31T08:00:00Z', 'Sat, Oct 31, 1:00 am PDT'],
  ])('in %s before %s is possible until %s to the minute', (zone, start, last, words) => {
    const period = { start: day(start), end: addDays(day(start), 7) }
    const rental = booked({ timeZone: zone, period, refundDay: period.start })
    const request = { start: addDays(period.start, 3), end: addDays(period.end, 3) }
    const when = (minutes: number) => change({ rental, period: request, now: at(last, minutes) })
    expect([when(-1).ok, when(0).ok]).toEqual([true, true])
    const refused = when(1)
    expect(refused).toMatchObject({
      ok: false,
      code: 'date-change-too-late',
      facts: { deadlineAt: at(last) },
    })
    if (!refused.ok) {
      expect(changeRefusalMessage(refused, { timeZone: zone })).toBe(ordersCopy.dateChangeTooLate(words))
    }
  })

  test.each([
    ['an order nobody paid', { rental: booked({ paidCents: 0 }) }, ordersCopy.changeNeedsPayment],
    [
      'an order whose price was waived',
      { rental: booked({ paidCents: 0, isWaived: true }) },
      ordersCopy.waivedChangedByStaff,
    ],
    ['the days it has', { period: week }, ordersCopy.datesUnchanged],
    ['days that are over', { period: { start: day('2026-11-30'), end: week.end } }, datesCopy.startInPast],
    ['an end before its start', { period: { start: week.end, end: week.start } }, datesCopy.endAfterStart],
    [
      'days of another guest',
      { items: [...items, { name: 'Wok', needed: 2, free: 1 }] },
      ordersCopy.notEnoughStock('Wok'),
    ],
  ])('is refused for %s', (_case, facts, message) => {
    const refused = change(facts)
    if (refused.ok) throw new Error('It was allowed')
    expect(refused.facts.deadlineAt).toEqual(new Date('2026-12-22T06:00:00Z'))
    expect(changeRefusalMessage(refused, { timeZone })).toBe(message)
  })

  test.each(orderStatuses)(
    'an order that is %s changes its dates before it is dispatched, or not',
    (status) => {
      const decision = change({ rental: booked({ status }) })
      expect(decision.ok).toBe(status === 'confirmed' || status === 'packed')
      if (!decision.ok) {
        expect(changeRefusalMessage(decision, { timeZone })).toBe(ordersCopy.dateChangeRefused(status))
      }
    },
  )
})

describe('the delivery day that counts for a refund', () => {
  const later = { start: day('2027-01-14'), end: day('2027-01-21') }
  const refundDayAfter = (rental: CurrentRental, when: Date, period = later) => {
    const decision = change({ rental, period, now: when })
    if (!decision.ok) throw new Error(decision.code)
    return decision.refundDay
  }
  const sevenDays = '2026-12-17T06:00:00Z'

  test('is the new one 7 days before, the earlier one a minute later', () => {
    expect(refundDayAfter(booked(), at(sevenDays))).toBe(later.start)
    expect(refundDayAfter(booked(), at(sevenDays, 1))).toBe(week.start)
    const earlier = { start: day('2026-12-20'), end: day('2026-12-27') }
    expect(refundDayAfter(booked(), at(sevenDays, 1), earlier)).toBe('2026-12-20')
  })

  test('cannot be moved away by a second change', () => {
    const moved = booked({ period: later, refundDay: week.start })
    expect(
      refundDayAfter(moved, at(sevenDays, 1), { start: day('2027-02-01'), end: day('2027-02-08') }),
    ).toBe(week.start)
  })

  test('keeps the share that was lost', () => {
    const when = at(sevenDays, 1)
    const rental = booked({ period: later, refundDay: refundDayAfter(booked(), when) })
    expect(decideCancellation({ ...rental, now: when })).toMatchObject({ percent: 75 })
  })
})

test('whatever the dates, what was paid, charged and paid back is what the rental costs', () => {
  const length = fc.integer({ min: 1, max: 60 })
  const line = fc.record({
    id: fc.constant('pan'),
    name: fc.constant('Pan'),
    unitPriceCents: fc.integer({ min: 1, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      length,
      length,
      fc.boolean(),
      (all, a, b, isSafe) => {
        fc.pre(a !== b)
        const over = (days: number) => ({ start: week.start, end: addDays(week.start, days) })
        const rental = booked({ lines: all, period: over(a), damageProtection: isSafe })
        const decision = change({ rental, period: over(b) })
        if (!decision.ok) throw new Error(decision.code)
        const { totalCents } = booked({ lines: all, period: over(b), damageProtection: isSafe })
        expect(rental.paidCents + decision.chargeCents - decision.refundCents).toBe(totalCents)
        expect(Math.min(decision.chargeCents, decision.refundCents)).toBe(0)
      },
    ),
  )
})
