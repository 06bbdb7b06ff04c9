import fc from 'fast-check'
import * as datesCopy from '../copy/dates/sentences.ts'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from './calendar-date.ts'
import type { CalendarDate } from './calendar-date.ts'
import { defaultRentalPeriod, nextRentalPeriod, openDayFrom } from './default-period.ts'

import { decideRentalPeriod, maxDaysAhead, maxRentalDays, rentalDays } from './rental-period.ts'
import type { RentalPeriodFault } from './rental-period.ts'
import { rentalPeriodMessage } from '../copy/dates/rental-period-words.ts'

const today = calendarDate('2026-11-21')
const inDays = (days: number) => addDays(today, days)
const message = (code: Exclude<RentalPeriodFault['code'], 'too-short'>) =>
  rentalPeriodMessage({ code, facts: {} })

describe('a rental period', () => {
  test.each([
    ['starts today', inDays(0), inDays(7), 7],
    ['lasts one day', inDays(3), inDays(4), 1],
    ['lasts as long as allowed', inDays(3), inDays(3 + maxRentalDays), 180],
    ['starts as far ahead as allowed', inDays(maxDaysAhead), inDays(maxDaysAhead + 7), 7],
  ])('that %s is accepted', (_case, start, end, days) => {
    expect(decideRentalPeriod({ start, end, today })).toEqual({ ok: true, period: { start, end }, days })
  })

  test.each([
    ['has no start', null, inDays(7), 'missing-date'],
    ['has no end', inDays(0), undefined, 'missing-date'],
    ['ends where it starts', inDays(3), inDays(3), 'end-not-after-start'],
    ['ends before it starts', inDays(3), inDays(2), 'end-not-after-start'],
    ['started yesterday', inDays(-1), inDays(7), 'starts-in-past'],
    ['is a day too long', inDays(3), inDays(4 + maxRentalDays), 'too-long'],
    ['starts a day too far ahead', inDays(maxDaysAhead + 1), inDays(maxDaysAhead + 8), 'too-far-ahead'],
  ] as const)('that %s is refused', (_case, start, end, code) => {
    expect(decideRentalPeriod({ start, end, today })).toEqual({ ok: false, code, facts: {} })
  })

  test('starts on the first day we can deliver, or later', () => {
    const starting = (day: number) =>
      decideRentalPeriod({ start: inDays(day), end: inDays(14), today, firstDay: inDays(3) })
    expect(starting(-1)).toEqual({ ok: false, code: 'starts-in-past', facts: {} })
    expect(starting(0)).toEqual({ ok: false, code: 'too-soon', facts: {} })
    expect(starting(2)).toEqual({ ok: false, code: 'too-soon', facts: {} })
    expect(starting(3)).toMatchObject({ ok: true, days: 11 })
    expect(message('too-soon')).toBe(datesCopy.startTooSoon)
  })

  test('has a sentence for each refusal', () => {
    expect(message('missing-date')).toBe(datesCopy.selectBothDates)
    expect(message('end-not-after-start')).toBe(datesCopy.endAfterStart)
    expect(message('starts-in-past')).toBe(datesCopy.startInPast)
    expect(message('too-long')).toBe('A rental can last at most 180 days')
    expect(message('too-far-ahead')).toBe('Start date can be at most 365 days ahead')
  })

  test('1 July to 8 July is 7 days', () => {
    expect(rentalDays({ start: calendarDate('2026-07-01'), end: calendarDate('2026-07-08') })).toBe(7)
  })

  test('that is no longer possible moves to the next days the van can come, and stays as long', () => {
    const van = { today, firstDay: inDays(1), closedDates: [inDays(1)] }
    const next = nextRentalPeriod({ start: inDays(0), end: inDays(5) }, van)
    expect(next).toEqual({ start: inDays(2), end: inDays(7) })
    expect(nextRentalPeriod(next, van)).toEqual(next)
  })

  test('that would end on a closed day after the longest rental is offered until the last open day before it', () => {
    const van = { today, closedWeekdays: [2, 3, 4, 5] }
    const wanted = { start: inDays(19), end: inDays(19 + 178) }
    expect(nextRentalPeriod(wanted, van)).toEqual({ start: inDays(21), end: inDays(21 + 177) })
    const all = { start: inDays(3), end: inDays(3 + maxRentalDays + 20) }
    expect(nextRentalPeriod(all, { today })).toEqual({ start: inDays(3), end: inDays(3 + maxRentalDays) })
  })

  test('is offered only as it may be chosen, wherever any rental from that day may', () => {
    const day = (max: number) => fc.integer({ min: 0, max }).map(inDays)
    const van = fc.record({
      today: fc.constant(today),
      firstDay: day(30),
      closedWeekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
      closedDates: fc.array(day(2 * maxRentalDays), { maxLength: 20 }),
      minimumDays: fc.array(
        fc.record({ firstDay: day(200), lastDay: day(400), days: fc.integer({ min: 1, max: 30 }) }),
        { maxLength: 3 },
      ),
    })
    const days = fc.integer({ min: 1, max: maxRentalDays + 20 })
    fc.assert(
      fc.property(van, fc.integer({ min: -5, max: maxDaysAhead }), days, (given, from, length) => {
        const next = nextRentalPeriod({ start: inDays(from), end: inDays(from + length) }, given)
        const may = (end: CalendarDate) => decideRentalPeriod({ ...given, start: next.start, end }).ok
        const ends = Array.from({ length: maxRentalDays }, (_, past) => addDays(next.start, past + 1))
        expect(may(next.end)).toBe(ends.some(may))
      }),
    )
  })

  test('is a week from the first deliverable day unless chosen', () => {
    expect(defaultRentalPeriod({ today })).toEqual({ start: '2026-11-21', end: '2026-11-28' })
    expect(defaultRentalPeriod({ today, firstDay: inDays(3) })).toEqual({
      start: '2026-11-24',
      end: '2026-12-01',
    })
  })

  test('begins and ends on days on which a van drives', () => {
    const van = { today, closedWeekdays: [0, 6], closedDates: [calendarDate('2026-11-30')] }
    expect(decideRentalPeriod({ ...van, start: inDays(0), end: inDays(5) })).toMatchObject({
      code: 'no-delivery-that-day',
    })
    expect(decideRentalPeriod({ ...van, start: inDays(2), end: inDays(8) })).toMatchObject({
      code: 'no-pickup-that-day',
    })
    expect(decideRentalPeriod({ ...van, start: inDays(2), end: inDays(9) })).toMatchObject({
      code: 'no-pickup-that-day',
    })
    expect(decideRentalPeriod({ ...van, start: inDays(2), end: inDays(10) }).ok).toBe(true)
    expect(defaultRentalPeriod(van)).toEqual({ start: '2026-11-23', end: '2026-12-01' })
    expect(message('no-delivery-that-day')).toBe(datesCopy.noDeliveryThatDay)
    expect(message('no-pickup-that-day')).toBe(datesCopy.noPickupThatDay)
  })

  test('keeps a day that was agreed before, though no van drives on it any more', () => {
    const kept = { start: inDays(0), end: inDays(7) }
    const van = { today, firstDay: inDays(2), closedWeekdays: [6] }
    expect(decideRentalPeriod({ ...van, kept, ...kept, end: inDays(9) }).ok).toBe(true)
    expect(decideRentalPeriod({ ...van, kept, ...kept, start: inDays(1) })).toMatchObject({
      code: 'too-soon',
    })
    expect(decideRentalPeriod({ ...van, kept, ...kept, end: inDays(14) })).toMatchObject({
      code: 'no-pickup-that-day',
    })
  })

  describe('that is delivered on days with minimum days', () => {
    const holidays = { firstDay: inDays(10), lastDay: inDays(20), days: 5 }
    const van = { today, minimumDays: [{ ...holidays, firstDay: inDays(15), days: 9 }, holidays] }
    const lasting = (start: number, days: number) =>
      decideRentalPeriod({ ...van, start: inDays(start), end: inDays(start + days) })

    test.each([
      ['the day before them', 9, 1, null],
      ['their first day, a day too few', 10, 4, 5],
      ['their first day, as many as asked for', 10, 5, null],
      ['a day of two rules: the longer counts', 15, 8, 9],
      ['their last day', 20, 8, 9],
      ['the day after them', 21, 1, null],
    ])('%s', (_case, start, days, leastDays) => {
      const refusal = { ok: false, code: 'too-short', facts: { leastDays } }
      expect(lasting(start, days)).toMatchObject(leastDays === null ? { ok: true } : refusal)
    })

    test('says how long, and is offered as long', () => {
      expect(rentalPeriodMessage({ code: 'too-short', facts: { leastDays: 5 } })).toBe(
        'What is delivered that day is rented for at least 5 days',
      )
      const short = { start: inDays(10), end: inDays(12) }
      expect(nextRentalPeriod(short, van)).toEqual({ start: inDays(10), end: inDays(15) })
      expect(defaultRentalPeriod({ ...van, firstDay: inDays(15) })).toEqual({
        start: inDays(15),
        end: inDays(24),
      })
    })

    test('stays as it was agreed, and may only get longer', () => {
      const kept = { start: inDays(10), end: inDays(13) }
      expect(decideRentalPeriod({ ...van, ...kept, kept }).ok).toBe(true)
      expect(decideRentalPeriod({ ...van, ...kept, end: inDays(14), kept }).ok).toBe(true)
      expect(decideRentalPeriod({ ...van, ...kept, end: inDays(12), kept })).toMatchObject({
        code: 'too-short',
      })
      expect(decideRentalPeriod({ ...van, start: inDays(11), end: inDays(14), kept })).toMatchObject({
        code: 'too-short',
      })
    })
  })

  test('where no van ever drives, nothing is offered instead', () => {
    const never = { closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }
    expect(openDayFrom(today, never)).toBe(today)
  })
})
