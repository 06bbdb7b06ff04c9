import { maxBoardDays } from '@trivet/core/contract/dispatch'
import { calendarDate, daysBetween } from '@trivet/core/dates'
import { expect, test } from 'vitest'
import { boardViews, daysOf, rangeOf, stepDay, titleOf } from './board-range.ts'

const day = calendarDate

test.each([
  ['day', '2026-12-10', '2026-12-10', '2026-12-10'],
  ['week', '2026-12-10', '2026-12-10', '2026-12-16'],
  ['week', '2026-12-05', '2026-12-05', '2026-12-11'],
  ['month', '2026-12-10', '2026-11-29', '2027-01-02'],
  // a February of four whole weeks
  ['month', '2026-02-28', '2026-02-01', '2026-02-28'],
] as const)('a %s with %s in it runs from %s to %s', (view, on, from, to) => {
  expect(rangeOf(view, day(on))).toEqual({ from, to })
})

test.each([
  ['day', '2026-12-31', '2027-01-01', '2026-12-30'],
  ['week', '2026-12-31', '2027-01-07', '2026-12-24'],
  ['month', '2026-12-31', '2027-01-01', '2026-11-01'],
  ['month', '2026-01-31', '2026-02-01', '2025-12-01'],
] as const)('a %s after %s comes %s, before it %s', (view, on, next, previous) => {
  expect([stepDay(view, day(on), 1), stepDay(view, day(on), -1)]).toEqual([next, previous])
})

test('no view asks for more days than the board shows', () => {
  for (const on of daysOf({ from: day('2026-01-01'), to: day('2028-12-31') })) {
    for (const view of boardViews) {
      const { from, to } = rangeOf(view, on)
      expect(daysBetween(from, to)).toBeLessThan(maxBoardDays)
      expect(from <= on && on <= to).toBe(true)
    }
  }
})

test('a view says which days it shows', () => {
  const on = day('2026-12-10')
  expect(titleOf('day', on)).toBe('Thursday, December 10, 2026')
  expect(titleOf('week', on)).toBe('Dec 10 – 16, 2026')
  expect(titleOf('month', on)).toBe('December 2026')
})
