import { expect, test } from 'vitest'
import { calendarDate, startOfDay } from '../calendar-date.ts'
import { dateChangeDeadline } from './trip-windows.ts'

test('dates can be changed until two whole days before the delivery day begins', () => {
  const delivery = calendarDate('2026-12-24')
  const deadline = dateChangeDeadline(delivery)
  expect(deadline).toBe('2026-12-22')
  const hours =
    (startOfDay(delivery, 'America/Denver').getTime() - startOfDay(deadline, 'America/Denver').getTime()) /
    3_600_000
  expect(hours).toBe(48)
  expect(dateChangeDeadline(calendarDate('2027-03-15'))).toBe('2027-03-13')
})
