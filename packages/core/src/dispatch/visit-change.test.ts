import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween } from '../dates/calendar-date.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { visitConflictMessage, visitWarningMessage } from '../copy/dispatch/dispatch-words.ts'
import { daysAfterChange, decideVisitChange } from './visit-change.ts'
import type { VisitChangeFacts } from './visit-change.ts'
import { visitKinds, visitWindows } from './visit-windows.ts'

const day = calendarDate
const week = { start: day('2026-12-10'), end: day('2026-12-17') }
const visit = {
  kind: 'pickup',
  status: 'delivered',
  period: week,
  refundDay: week.start,
  window: 'all-day',
  chosenWindow: 'all-day',
  timeZone: 'America/Chicago',
} as const

type Changes = Partial<Omit<VisitChangeFacts, 'visit'>> & { visit?: Partial<VisitChangeFacts['visit']> }

const decide = ({ visit: other, ...facts }: Changes = {}) =>
  decideVisitChange({
    visit: { ...visit, ...other },
    to: { day: day('2026-12-18'), window: 'all-day' },
    closed: {},
    short: [],
    now: new Date('2026-12-12T12:00:00Z'),
    ...facts,
  })

const codesOf = (facts: Changes) => {
  const decision = decide(facts)
  return decision.ok ? [] : decision.facts.conflicts.map(({ code }) => code)
}

describe('a visit change', () => {
  test.each([
    ['all-day', 'early', []],
    ['early', 'early', []],
    ['early', 'late', ['The guest chose 11am-2pm: call them as well.']],
    ['late', 'all-day', ['The guest chose 2pm-5pm: call them as well.']],
  ] as const)('of a guest who chose %s to %s warns %j', (chosenWindow, window, sentences) => {
    const change = decide({ visit: { chosenWindow }, to: { day: day('2026-12-18'), window } })
    const warnings = change.ok ? change.warnings.filter(({ about }) => about === 'not-as-chosen') : []
    expect(warnings.map(visitWarningMessage)).toEqual(sentences)
  })

  test('gives the order its new days, with the turnaround of the shop', () => {
    expect(decide({ turnaroundDays: 2 })).toEqual({
      ok: true,
      period: { start: '2026-12-10', end: '2026-12-18' },
      days: { firstDay: '2026-12-10', lastDay: '2026-12-20' },
      refundDay: '2026-12-10',
      warnings: [{ about: 'more-days', days: 1 }],
    })
    expect(
      decide({
        visit: { kind: 'delivery', status: 'packed' },
        to: { day: day('2026-12-13'), window: 'late' },
      }),
    ).toMatchObject({ ok: true, period: { start: '2026-12-13', end: '2026-12-17' } })
  })

  test.each([
    ['never changed', '2026-12-10', '2026-12-09', '2026-12-09', '2026-12-01'],
    ['never changed', '2026-12-10', '2026-12-13', '2026-12-13', '2026-12-01'],
    ['less than 7 days before it', '2026-12-10', '2026-12-13', '2026-12-10', '2026-12-05'],
    ['less than 7 days before it', '2026-12-10', '2026-12-09', '2026-12-09', '2026-12-05'],
    ['changed late by its guest', '2026-12-08', '2026-12-13', '2026-12-08', '2026-12-01'],
    ['changed late by its guest', '2026-12-08', '2026-12-08', '2026-12-08', '2026-12-01'],
    ['changed late by its guest', '2026-12-08', '2026-12-07', '2026-12-07', '2026-12-01'],
  ] as const)(
    'of an order %s (%s) to %s lets refunds count from %s',
    (_case, refundDay, to, counts, today) => {
      const decision = decide({
        visit: { kind: 'delivery', status: 'packed', refundDay: day(refundDay) },
        to: { day: day(to), window: 'all-day' },
        now: new Date(`${today}T12:00:00Z`),
      })
      expect(decision).toMatchObject({ ok: true, refundDay: counts })
    },
  )

  test('to another window of its day asks for no stock', () => {
    const to = { day: week.end, window: 'late' } as const
    const short = [{ name: 'Copper pan', days: [week.end] }]
    expect(decide({ to, short })).toMatchObject({ ok: true, period: week, warnings: [] })
  })

  test.each([
    ['its own day and window', { to: { day: week.end, window: 'all-day' } }, ['visit-unchanged']],
    ['a day that is over', { to: { day: day('2026-12-11'), window: 'all-day' } }, ['day-past']],
    [
      'the day of the delivery',
      { to: { day: week.start, window: 'all-day' }, now: new Date('2026-12-01T12:00:00Z') },
      ['pickup-not-after-delivery'],
    ],
    ['half a year on', { to: { day: addDays(week.start, 181), window: 'all-day' } }, ['rental-too-long']],
    [
      'a delivery more than a year ahead',
      {
        visit: {
          kind: 'delivery',
          status: 'confirmed',
          period: { start: day('2027-12-01'), end: day('2027-12-20') },
        },
        to: { day: day('2027-12-13'), window: 'all-day' },
      },
      ['delivery-too-far-ahead'],
    ],
  ] as const)('is refused to %s', (_case, facts, codes) => {
    expect(codesOf(facts)).toEqual(codes)
  })

  test.each([
    [180, []],
    [181, ['rental-too-long']],
  ])('may make a rental of %i days long: %j', (days, codes) => {
    expect(codesOf({ to: { day: addDays(week.start, days), window: 'all-day' } })).toEqual(codes)
  })

  test.each([
    [365, []],
    [366, ['delivery-too-far-ahead']],
  ])('may put a delivery %i days ahead: %j', (daysAhead, codes) => {
    const to = addDays(day('2026-12-12'), daysAhead)
    const visit = {
      kind: 'delivery',
      status: 'confirmed',
      period: { start: week.start, end: addDays(to, 7) },
    } as const
    expect(codesOf({ visit, to: { day: to, window: 'all-day' } })).toEqual(codes)
  })

  test('of a delivery is about its own day: nothing moves on it, and its notice counts', () => {
    const delivery = { kind: 'delivery', status: 'packed' } as const
    const sameDay = { day: week.start, window: 'all-day' } as const
    expect(codesOf({ visit: delivery, to: sameDay })).toEqual(['visit-unchanged'])
    const nextDay = { day: day('2026-12-11'), window: 'all-day' } as const
    expect(decide({ visit: delivery, to: nextDay, now: new Date('2026-12-08T06:00:00Z') })).toMatchObject({
      warnings: [{ about: 'fewer-days', days: 1 }],
    })
    expect(decide({ visit: delivery, to: nextDay, now: new Date('2026-12-08T06:01:00Z') })).toMatchObject({
      warnings: [{ about: 'short-notice' }, { about: 'fewer-days', days: 1 }],
    })
  })

  test('reserves nothing where the pickup would not be after the delivery', () => {
    expect(daysAfterChange(visit, week.start)).toBeNull()
    expect(daysAfterChange(visit, addDays(week.start, 1), 0)).toEqual({
      firstDay: week.start,
      lastDay: '2026-12-11',
    })
  })

  test('is decided by the date at the place: midnight in Chicago ends its day', () => {
    const to = { day: day('2026-12-13'), window: 'all-day' } as const
    expect(codesOf({ to, now: new Date('2026-12-14T05:59:00Z') })).toEqual([])
    expect(codesOf({ to, now: new Date('2026-12-14T06:00:00Z') })).toEqual(['day-past'])
  })

  test('names every conflict at once, products with their days', () => {
    const decision = decide({
      visit: { status: 'collected' },
      short: [
        { name: 'Copper pan', days: [day('2026-12-18')] },
        { name: 'Cooler', days: [day('2026-12-18'), day('2026-12-19')] },
      ],
    })
    expect(decision).toMatchObject({ ok: false, code: 'visit-conflicts' })
    expect(
      decision.ok ? [] : decision.facts.conflicts.map((conflict) => visitConflictMessage(conflict, 'pickup')),
    ).toEqual([
      'The pickup of an order that is collected cannot be changed',
      'Not enough Copper pan on Fri, Dec 18',
      'Not enough Cooler on Fri, Dec 18; Sat, Dec 19',
    ])
  })

  test('inside 48 hours is for staff to do, who are told to call', () => {
    const warningsAt = (now: string) => {
      const decision = decide({ now: new Date(now) })
      return decision.ok ? decision.warnings.map(visitWarningMessage) : []
    }
    const longer = 'The guest keeps everything 1 day longer, at the same price.'
    expect(warningsAt('2026-12-15T06:00:00Z')).toEqual([longer])
    expect(warningsAt('2026-12-15T06:01:00Z')).toEqual([
      'Less than 48 hours ahead: call the guest as well.',
      longer,
    ])
  })

  test('onto a day on which no van drives is for staff to do, who are told, and of a day that stays nobody is', () => {
    const closedDates = [week.end, day('2026-12-18')]
    const warningsFor = (facts: Changes) => {
      const decision = decide(facts)
      return decision.ok ? decision.warnings.map(({ about }) => about) : []
    }
    expect(warningsFor({ closed: { closedDates } })).toEqual(['closed-day', 'more-days'])
    expect(warningsFor({ closed: { closedWeekdays: [5] } })).toEqual(['closed-day', 'more-days'])
    expect(warningsFor({ closed: { closedDates: [week.end] } })).toEqual(['more-days'])
    expect(warningsFor({ closed: { closedDates }, to: { day: week.end, window: 'late' } })).toEqual([])
    expect(visitWarningMessage({ about: 'closed-day' })).toBe(
      'No van drives there on that day: make sure that one does.',
    )
  })

  test.each(orderStatuses)('of an order that is %s is possible until the van was there', (status) => {
    const open = {
      delivery: ['confirmed', 'packed', 'dispatched'],
      pickup: ['confirmed', 'packed', 'dispatched', 'delivered'],
    }
    for (const kind of visitKinds) {
      const to = { day: day('2026-12-14'), window: 'all-day' } as const
      expect(decide({ visit: { kind, status }, to }).ok).toBe(open[kind].includes(status))
    }
  })

  test('keeps a rental a rental, wherever it goes', () => {
    const anyDay = fc.integer({ min: -30, max: 400 }).map((days) => addDays(week.start, days))
    fc.assert(
      fc.property(
        fc.constantFrom(...visitKinds),
        anyDay,
        fc.constantFrom(...visitWindows),
        fc.constantFrom(...orderStatuses),
        (kind, to, window, status) => {
          const decision = decide({ visit: { kind, status }, to: { day: to, window } })
          if (!decision.ok) {
            expect(decision.facts.conflicts.length).toBeGreaterThan(0)
            return
          }
          const days = daysBetween(decision.period.start, decision.period.end)
          expect(days).toBeGreaterThan(0)
          expect(days).toBeLessThanOrEqual(180)
          // the other visit stays where it was
          expect(kind === 'delivery' ? decision.period.end : decision.period.start).toBe(
            kind === 'delivery' ? week.end : week.start,
          )
          expect(decision.days).toEqual(daysAfterChange({ kind, period: week }, to))
        },
      ),
    )
  })
})
