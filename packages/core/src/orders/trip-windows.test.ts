import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { dateChangeDeadline } from './trip-windows.ts'

test.each([
  ['2026-12-24', '2026-12-22'],
  // the night before it has 23 hours: two days are an hour short of 48
  ['2027-03-15', '2027-03-12'],
  ['2026-11-02', '2026-10-31'],
])('dates of a delivery on %s can be changed before %s', (delivery, deadline) => {
  expect(dateChangeDeadline(calendarDate(delivery), 'America/Denver')).toBe(deadline)
})
