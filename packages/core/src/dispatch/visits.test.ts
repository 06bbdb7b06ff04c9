import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serviceAreas } from '../address/service-areas.ts'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { areaOfVisit, codesOfArea } from './area-codes.ts'
import { compareStops } from './compare-stops.ts'
import { groupVisits } from './route.ts'
import { visitKinds, visitWindows, windowLabel } from './visit-windows.ts'
import { visitState } from './visits.ts'
import type { Visit } from './visits.ts'

const day = calendarDate

describe('a visit', () => {
  const on = day('2026-12-10')
  const stateOf = (kind: Visit['kind'], status: Visit['status'], daysLater: number, isUnpaid = false) =>
    visitState({ kind, day: on, status, isUnpaid }, addDays(on, daysLater))

  test('is overdue on the day after, not on its day', () => {
    const before = (['confirmed', 'packed', 'dispatched'] as const).map((status) =>
      stateOf('delivery', status, 0),
    )
    expect(before).toEqual(['open', 'open', 'open'])
    expect(stateOf('delivery', 'dispatched', 1)).toBe('overdue')
    expect(stateOf('pickup', 'delivered', 0)).toBe('open')
    expect(stateOf('pickup', 'delivered', 1)).toBe('overdue')
  })

  test('is done once the order is further on, whatever day it is', () => {
    expect(stateOf('delivery', 'delivered', 9)).toBe('done')
    expect(stateOf('pickup', 'collected', 9)).toBe('done')
    expect(stateOf('pickup', 'completed', -9)).toBe('done')
  })

  test('of an order nobody paid says so', () => {
    expect(stateOf('delivery', 'pending', 0, true)).toBe('unpaid')
    expect(stateOf('pickup', 'pending', 30, true)).toBe('unpaid')
  })

  test('of an order that owes a part of its price says so until its day is over: then it is late', () => {
    expect(stateOf('delivery', 'confirmed', 0, true)).toBe('unpaid')
    expect(stateOf('delivery', 'confirmed', 1, true)).toBe('overdue')
  })

  test('of which one order is never overdue twice', () => {
    for (const status of orderStatuses) {
      const late = visitKinds.filter((kind) => stateOf(kind, status, 60) === 'overdue')
      expect(late.length).toBeLessThanOrEqual(1)
    }
  })
})

describe('a route', () => {
  const anyStop: fc.Arbitrary<Visit> = fc.record({
    orderId: fc.nat(99).map(String),
    kind: fc.constantFrom(...visitKinds),
    window: fc.constantFrom(...visitWindows),
    day: fc.constant(day('2026-12-10')),
    area: fc.constantFrom('Austin', 'Denver', null),
    postalCode: fc.constantFrom('78704', '78701', '80205'),
    status: fc.constantFrom(...orderStatuses),
  })

  test('loses no visit, and has one sequence however they came', () => {
    fc.assert(
      fc.property(fc.array(anyStop, { maxLength: 30 }), (visits) => {
        const driven = groupVisits(visits).flatMap(({ windows }) => windows.flatMap((group) => group.visits))
        expect(driven).toHaveLength(visits.length)
        expect(new Set(driven)).toEqual(new Set(visits))
        const again = groupVisits(visits.toReversed()).flatMap(({ windows }) =>
          windows.flatMap((group) => group.visits.map(({ orderId, kind }) => `${orderId} ${kind}`)),
        )
        expect(again).toEqual(driven.map(({ orderId, kind }) => `${orderId} ${kind}`))
      }),
    )
  })

  test('goes by window, then by ZIP; what is outside all areas comes last', () => {
    const stop = (
      area: string | null,
      kind: Visit['kind'],
      window: Visit['window'],
      postalCode: string,
    ): Visit => ({ orderId: 'o', kind, window, area, postalCode, day: day('2026-12-10'), status: 'packed' })
    const grouped = groupVisits([
      stop(null, 'delivery', 'all-day', '00000'),
      stop('Denver', 'pickup', 'late', '80205'),
      stop('Austin', 'delivery', 'late', '78701'),
      stop('Austin', 'pickup', 'all-day', '78702'),
      stop('Austin', 'delivery', 'all-day', '78704'),
      stop('Austin', 'delivery', 'all-day', '78703'),
    ])
    expect(
      grouped.map(({ area, windows }) => [
        area,
        ...windows.map(
          ({ kind, window, visits }) =>
            `${kind} ${windowLabel(kind, window)}: ${visits.map((visit) => visit.postalCode).join(', ')}`,
        ),
      ]),
    ).toEqual([
      ['Austin', 'delivery 9am-3pm: 78703, 78704', 'pickup 11am-5pm: 78702', 'delivery 12pm-3pm: 78701'],
      ['Denver', 'pickup 2pm-5pm: 80205'],
      [null, 'delivery 9am-3pm: 00000'],
    ])
  })

  test('has a sequence between any two stops', () => {
    fc.assert(
      fc.property(anyStop, anyStop, (a, b) => {
        expect(Math.sign(compareStops(a, b))).toBe(0 - Math.sign(compareStops(b, a)))
      }),
    )
  })
})

describe('the area of a visit', () => {
  test('is the one that drives there, also a little outside', () => {
    expect(areaOfVisit('78704', serviceAreas)).toBe('Austin')
    expect(areaOfVisit('02108', serviceAreas)).toBe('New York City area')
    expect(areaOfVisit('M5V 2T6', serviceAreas)).toBeNull()
  })

  test('is found again by the codes of the area', () => {
    const codes = new Map(serviceAreas.map(({ name }) => [name, new Set(codesOfArea(name, serviceAreas))]))
    const anyCode = fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, '0'))
    fc.assert(
      fc.property(anyCode, (postalCode) => {
        const drivers = [...codes].filter(([, prefixes]) => prefixes.has(postalCode.slice(0, 3)))
        const area = areaOfVisit(postalCode, serviceAreas)
        expect(drivers.map(([name]) => name)).toEqual(area === null ? [] : [area])
      }),
    )
  })
})
