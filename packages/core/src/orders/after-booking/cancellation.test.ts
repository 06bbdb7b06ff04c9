import fc from 'fast-check'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../../dates/calendar-date.ts'

import { orderStatuses } from '../order-status.ts'
import { decideCancellation } from './cancellation.ts'
import { changeRefusalMessage } from '../../copy/orders/change-words.ts'

const minute = 60_000
const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * minute)

const facts = {
  status: 'confirmed',
  refundDay: calendarDate('2026-12-24'),
  timeZone: 'America/Chicago',
  paidCents: 9078,
  refundedCents: 0,
  now: new Date('2026-12-01T12:00:00Z'),
} as const

type Boundary = readonly [
  zone: string,
  day: string,
  last: string,
  percentBefore: number,
  percentAfter: number,
]

const boundaries: Boundary[] = [
  ['America/Chicago', '2026-12-24', '2026-12-17T06:00:00Z', 100, 75],
  ['America/Chicago', '2026-12-24', '2026-12-21T06:00:00Z', 75, 50],
  ['America/Chicago', '2026-12-24', '2026-12-23T06:00:00Z', 50, 0],
  // clocks go forward inside the notice
  ['America/New_York', '2026-03-10', '2026-03-03T04:00:00Z', 100, 75],
  ['America/Chicago', '2026-03-10', '2026-03-07T05:00:00Z', 75, 50],
  ['America/Los_Angeles', '2026-03-09', '2026-03-08T07:00:00Z', 50, 0],
  // and back
  ['America/New_York', '2026-11-05', '2026-10-29T04:00:00Z', 100, 100],
  ['America/New_York', '2026-11-05', '2026-10-29T05:00:00Z', 100, 75],
  ['America/Denver', '2026-11-03', '2026-10-31T07:00:00Z', 75, 50],
  ['America/Los_Angeles', '2026-11-02', '2026-11-01T08:00:00Z', 50, 0],
]

describe('cancelling', () => {
  test.each(boundaries)(
    'in %s before %s pays until %s %i %%, then %i %%',
    (timeZone, day, last, before, after) => {
      const at = (minutes: number) => {
        const decision = decideCancellation({
          ...facts,
          timeZone,
          refundDay: calendarDate(day),
          now: later(last, minutes),
        })
        return decision.ok ? decision.percent : decision.code
      }
      expect([at(-1), at(0), at(1)]).toEqual([before, before, after])
    },
  )

  test('names the rule, the amount, and until when it is paid', () => {
    expect(decideCancellation({ ...facts, now: new Date('2026-12-18T00:00:00Z') })).toEqual({
      ok: true,
      rule: 'refund-by-notice',
      percent: 75,
      refundCents: 6809,
      split: { creditCents: 0, cardCents: 6809 },
      deadlineAt: new Date('2026-12-21T06:00:00Z'),
      steps: [
        { percent: 100, untilAt: new Date('2026-12-17T06:00:00Z') },
        { percent: 75, untilAt: new Date('2026-12-21T06:00:00Z') },
        { percent: 50, untilAt: new Date('2026-12-23T06:00:00Z') },
      ],
    })
    expect(decideCancellation({ ...facts, now: new Date('2026-12-24T00:00:00Z') })).toMatchObject({
      percent: 0,
      refundCents: 0,
      deadlineAt: null,
    })
  })

  test('is free of a refund when nothing was paid, and pays nothing twice', () => {
    expect(decideCancellation({ ...facts, status: 'pending', paidCents: 0 })).toMatchObject({
      ok: true,
      refundCents: 0,
    })
    expect(decideCancellation({ ...facts, refundedCents: 9078 })).toMatchObject({ ok: true, refundCents: 0 })
    expect(decideCancellation({ ...facts, refundedCents: 78 })).toMatchObject({ refundCents: 9000 })
  })

  test.each(orderStatuses)(
    'an order that is %s is cancelled before it is dispatched, or not at all',
    (status) => {
      const decision = decideCancellation({ ...facts, status })
      const isEarly = ['pending', 'confirmed', 'packed'].includes(status)
      expect(decision.ok).toBe(isEarly)
      if (decision.ok) return
      expect(decision).toEqual({
        ok: false,
        code: 'cancellation-closed',
        facts: { status, deadlineAt: null },
      })
      expect(changeRefusalMessage(decision, facts)).toBe(ordersCopy.cancelRefused(status))
    },
  )

  test('refunds in parts and the last one at cancelling add up to no more than was paid, whenever it is', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    const hours = fc.integer({ min: -48, max: 400 })
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 5 }), hours, (paidCents, parts, hoursBefore) => {
        let refundedCents = 0
        for (const part of parts) refundedCents += Math.min(part, paidCents - refundedCents)
        const now = new Date(Date.parse('2026-12-24T06:00:00Z') - hoursBefore * 60 * minute)
        const decision = decideCancellation({ ...facts, paidCents, refundedCents, now })
        if (!decision.ok) throw new Error(decision.code)
        expect(decision.refundCents).toBeGreaterThanOrEqual(0)
        const together = refundedCents + decision.refundCents
        expect(together).toBeLessThanOrEqual(paidCents)
        if (hoursBefore >= 168) expect(together).toBe(paidCents)
      }),
    )
  })
})
