import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { isDayFresh, isDrivenDay } from './kept-day.ts'

const readAt = new Date('2026-12-10T13:00:00.000Z')

test.each([
  ['when it was read', '2026-12-10T13:00:00.000Z', true],
  ['the next evening, to the minute', '2026-12-12T01:00:00.000Z', true],
  ['a moment later', '2026-12-12T01:00:00.001Z', false],
  ['days later', '2026-12-20T13:00:00.000Z', false],
  ['with a clock a little behind', '2026-12-10T12:30:00.000Z', true],
  ['with a clock that was put back by days', '2026-12-01T13:00:00.000Z', false],
])('a kept day %s is shown or not', (_case, now, isShown) => {
  expect(isDayFresh({ readAt, now: new Date(now) })).toBe(isShown)
})

test.each([
  ['2026-12-08', false],
  ['2026-12-09', true],
  ['2026-12-10', true],
  ['2026-12-11', true],
  ['2026-12-12', false],
])('on 10 December a driver sees the stops of %s: %s', (day, isSeen) => {
  expect(isDrivenDay(calendarDate(day), calendarDate('2026-12-10'))).toBe(isSeen)
})
