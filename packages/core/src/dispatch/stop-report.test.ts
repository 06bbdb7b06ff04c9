import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastReportText, stopChangedBy, stopReportMessage } from '../copy/dispatch/stop-words.ts'
import { calendarDate } from '../dates/calendar-date.ts'
import { nextStatuses, orderStatuses } from '../orders/order-status.ts'
import {
  decideStopReport,
  isOnTheWayAlready,
  isStillOnTheWay,
  reportedAt,
  stopEventKinds,
  stopOutcomes,
  type ReportedStop,
} from './stop-report.ts'
import { visitKinds } from './visit-windows.ts'
import { isStillToDo } from './visits.ts'

const delivery: ReportedStop = {
  kind: 'delivery',
  day: calendarDate('2026-12-10'),
  reportedOn: calendarDate('2026-12-10'),
  status: 'dispatched',
  outcome: 'delivered',
  signedBy: 'Ana',
  hasPhoto: true,
}

describe('a report of a stop', () => {
  test('of a delivery makes every step that nobody has clicked', () => {
    expect(decideStopReport({ ...delivery, status: 'confirmed' })).toEqual({
      ok: true,
      steps: ['packed', 'dispatched', 'delivered'],
    })
    expect(decideStopReport(delivery)).toEqual({ ok: true, steps: ['delivered'] })
  })

  test('on the way dispatches a delivery once, and changes no status of a pickup', () => {
    const onTheWay = { ...delivery, outcome: 'on-the-way' } as const
    expect(decideStopReport({ ...onTheWay, status: 'packed' })).toEqual({ ok: true, steps: ['dispatched'] })
    expect(decideStopReport(onTheWay)).toEqual({ ok: true, steps: [] })
    const pickup = { ...onTheWay, kind: 'pickup', status: 'delivered' } as const
    expect(decideStopReport(pickup)).toEqual({ ok: true, steps: [] })
  })

  test('of what was left at a door needs a photo', () => {
    const left = { ...delivery, signedBy: '' }
    expect(decideStopReport(left)).toMatchObject({ ok: true })
    expect(decideStopReport({ ...left, hasPhoto: false })).toMatchObject({ ok: false, code: 'proof-needed' })
    expect(decideStopReport({ ...delivery, hasPhoto: false })).toMatchObject({ ok: true })
  })

  test('is of its own kind of stop', () => {
    expect(decideStopReport({ ...delivery, outcome: 'collected' })).toMatchObject({
      code: 'not-at-this-stop',
    })
    expect(decideStopReport({ ...delivery, kind: 'pickup', status: 'delivered' })).toMatchObject({
      code: 'not-at-this-stop',
    })
  })

  test('is made from the day of the visit on, however late', () => {
    const early = decideStopReport({ ...delivery, reportedOn: calendarDate('2026-12-09') })
    expect(early).toEqual({
      ok: false,
      code: 'before-its-day',
      facts: { kind: 'delivery', day: delivery.day },
    })
    if (!early.ok) expect(stopReportMessage(early)).toMatch(/^The delivery is on Thu, Dec 10, and/)
    expect(decideStopReport({ ...delivery, reportedOn: calendarDate('2026-12-24') })).toMatchObject({
      ok: true,
    })
  })

  test('is taken only where the van still has to come, and its steps are those of an order’s life', () => {
    const reports = fc.record({
      kind: fc.constantFrom(...visitKinds),
      day: fc.constant(delivery.day),
      reportedOn: fc.constant(delivery.day),
      status: fc.constantFrom(...orderStatuses),
      outcome: fc.constantFrom(...stopOutcomes),
      signedBy: fc.constantFrom('', 'Ana'),
      hasPhoto: fc.boolean(),
    })
    fc.assert(
      fc.property(reports, (report) => {
        const decision = decideStopReport(report)
        if (!decision.ok) return
        expect(isStillToDo(report)).toBe(true)
        let { status } = report
        for (const step of decision.steps) {
          expect(nextStatuses[status]).toContain(step)
          status = step
        }
        if (report.outcome === 'delivered') expect(status).toBe('delivered')
      }),
    )
  })
})

test('a guest is told of a driver who left less than an hour ago', () => {
  const madeAt = new Date('2026-12-10T15:00:00Z')
  expect(isStillOnTheWay({ madeAt, now: new Date('2026-12-10T15:59:59Z') })).toBe(true)
  expect(isStillOnTheWay({ madeAt, now: new Date('2026-12-10T16:00:00Z') })).toBe(false)
})

test('a phone whose clock is ahead reports nothing from the future', () => {
  const now = new Date('2026-12-10T15:00:00Z')
  const before = new Date('2026-12-10T09:00:00Z')
  expect(reportedAt({ madeAt: before, now })).toBe(before)
  expect(reportedAt({ madeAt: new Date('2031-01-01T00:00:00Z'), now })).toBe(now)
})

describe('who left for a guest', () => {
  const timeZone = 'America/Chicago'
  const left = { outcome: 'on-the-way', at: '2026-12-10T15:00:00Z' } as const

  test('has said so already until something else is reported', () => {
    const at = new Date('2026-12-10T22:00:00Z')
    expect(isOnTheWayAlready(left, { at, timeZone })).toBe(true)
    expect(isOnTheWayAlready({ ...left, outcome: 'nobody-there' }, { at, timeZone })).toBe(false)
    expect(isOnTheWayAlready(null, { at, timeZone })).toBe(false)
  })

  test('says so anew on another day of the place', () => {
    expect(isOnTheWayAlready(left, { at: new Date('2026-12-11T05:59:00Z'), timeZone })).toBe(true)
    expect(isOnTheWayAlready(left, { at: new Date('2026-12-11T06:00:00Z'), timeZone })).toBe(false)
  })
})

describe('what was reported last', () => {
  const missed = { outcome: 'nobody-there', at: '2026-12-10T18:04:00Z' } as const
  const visit = { day: calendarDate('2026-12-10'), timeZone: 'America/Chicago', lastReport: missed }
  const now = new Date('2026-12-10T20:00:00Z')

  test('is told by the clock of the place, with its day where the visit is on another', () => {
    expect(lastReportText(visit, now)).toBe('Nobody there, 12:04 pm')
    const moved = { ...visit, day: calendarDate('2026-12-11') }
    expect(lastReportText(moved, now)).toBe('Nobody there, Thu, Dec 10, 12:04 pm')
  })

  test('says since when the van is on its way, on the day it left', () => {
    const leaving = { ...visit, lastReport: { ...missed, outcome: 'on-the-way' } } as const
    expect(lastReportText(leaving, now)).toBe('On the way since 12:04 pm')
    expect(lastReportText(leaving, new Date('2026-12-11T20:00:00Z'))).toBeNull()
  })

  test('is left to the status of the order where the van has come, and where nobody reported', () => {
    const delivered = { ...visit, lastReport: { ...missed, outcome: 'delivered' } } as const
    expect(lastReportText(delivered, now)).toBeNull()
    expect(lastReportText({ ...visit, lastReport: null }, now)).toBeNull()
  })
})

test.each([
  [
    'delivery-changed',
    '1 Castro St, Austin, TX 78701',
    'changed the address to 1 Castro St, Austin, TX 78701',
  ],
  ['delivery-changed', null, 'changed the delivery details of the order'],
  ['order-changed', null, 'changed what the order holds, its days or where it goes'],
  ['extended', null, 'changed the days or hours of the order'],
] as const)('a stop that is not as it was seen says so: %s to %s', (kind, to, words) => {
  expect(stopEventKinds).toContain(kind)
  const at = new Date('2026-12-10T16:42:00Z')
  expect(stopChangedBy({ kind, to, by: 'Maya', at }, 'America/Chicago')).toBe(
    `Maya ${words}, Thu, Dec 10, 10:42 am CST`,
  )
})
