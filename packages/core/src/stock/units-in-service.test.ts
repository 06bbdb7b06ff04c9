import { describe, expect, test } from 'vitest'
import { calendarDate as day } from '../dates/calendar-date.ts'
import { backBy, decideLeaving, unitsInService, type DepotUnits } from './units-in-service.ts'

const ladles: DepotUnits = {
  units: 8,
  repairs: [
    { units: 2, firstDay: day('2026-12-05'), lastDay: day('2026-12-07') },
    { units: 1, firstDay: day('2026-12-07'), lastDay: null },
  ],
  leaving: [{ units: 3, leavesOn: day('2026-12-10') }],
}

describe('units in service', () => {
  test.each([
    ['before anything happens', '2026-12-01', '2026-12-04', 8],
    ['while some are in repair', '2026-12-01', '2026-12-05', 6],
    ['on the day when two repairs meet', '2026-12-07', '2026-12-08', 5],
    ['after the one, until further notice in the other', '2026-12-08', '2026-12-09', 7],
    ['from the day some leave on', '2026-12-09', '2026-12-10', 4],
    ['on all days to come', '2026-12-01', null, 4],
  ])('%s', (_case, firstDay, lastDay, units) => {
    expect(
      unitsInService(ladles, { firstDay: day(firstDay), lastDay: lastDay === null ? null : day(lastDay) }),
    ).toBe(units)
  })

  test('are none where more is in repair than there is', () => {
    const days = { firstDay: day('2026-12-07'), lastDay: null }
    expect(unitsInService({ ...ladles, units: 2 }, days)).toBe(0)
  })
})

test('units in repair are back the day after the last, or nobody knows when', () => {
  expect(ladles.repairs.map(backBy)).toEqual(['2026-12-08', null])
})

describe('units leave a depot', () => {
  test.each([
    ['that are in service from then on', 4, '2026-12-10', 'ok'],
    ['but none that are in repair until further notice', 5, '2026-12-10', 'in-repair'],
    ['nor one that is in repair on a later day', 5, '2026-12-01', 'in-repair'],
    ['nor more than the others leave there', 6, '2026-12-01', 'more-than-there'],
  ])('%s', (_case, units, leavesOn, outcome) => {
    const decision = decideLeaving(ladles, { units, leavesOn: day(leavesOn) })
    expect(decision.ok ? 'ok' : decision.code).toBe(outcome)
  })
})
