import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { narrowedTimes, visitKinds, windowLabel } from './visit-windows.ts'

test.each([
  // the clocks of Chicago go forward in the night to 14 March 2027, and back in the night to 7 November
  ['2027-03-13', 'America/Chicago', '2027-03-13T15:00:00.000Z', '2027-03-13T18:00:00.000Z'],
  ['2027-03-14', 'America/Chicago', '2027-03-14T14:00:00.000Z', '2027-03-14T17:00:00.000Z'],
  ['2027-11-07', 'America/Chicago', '2027-11-07T15:00:00.000Z', '2027-11-07T18:00:00.000Z'],
  ['2027-03-14', 'America/Phoenix', '2027-03-14T16:00:00.000Z', '2027-03-14T19:00:00.000Z'],
  ['2028-02-29', 'Pacific/Honolulu', '2028-02-29T19:00:00.000Z', '2028-02-29T22:00:00.000Z'],
])('an early delivery on %s in %s is between 9 and 12 on the clock there', (day, timeZone, start, end) => {
  const visit = { kind: 'delivery', day: calendarDate(day), label: '9am-12pm', timeZone } as const
  expect(narrowedTimes(visit)).toEqual({ start: new Date(start), end: new Date(end) })
})

test('a late pickup is between 2 and 5 in the afternoon', () => {
  const visit = { kind: 'pickup', day: calendarDate('2026-12-17'), label: '2pm-5pm' } as const
  expect(narrowedTimes({ ...visit, timeZone: 'America/New_York' })).toEqual({
    start: new Date('2026-12-17T19:00:00.000Z'),
    end: new Date('2026-12-17T22:00:00.000Z'),
  })
})

test.each(visitKinds)('a %s at any of the promised hours has no times of its own', (kind) => {
  const label = windowLabel(kind, 'all-day')
  const day = calendarDate('2026-12-17')
  expect(narrowedTimes({ kind, day, label, timeZone: 'America/Chicago' })).toBeNull()
})
