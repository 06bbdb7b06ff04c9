import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextStatuses, orderStatuses } from '../orders/order-status.ts'
import {
  decideStopReport,
  isStillOnTheWay,
  reportedAt,
  stopOutcomes,
  type ReportedStop,
} from './stop-report.ts'
import { visitKinds } from './visit-windows.ts'
import { isStillToDo } from './visits.ts'

const delivery: ReportedStop = {
  kind: 'delivery',
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

  test('is taken only where the van still has to come, and its steps are those of an order’s life', () => {
    const reports = fc.record({
      kind: fc.constantFrom(...visitKinds),
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
