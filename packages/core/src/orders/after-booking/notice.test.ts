import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, dateInZone } from '../../dates/calendar-date.ts'
import { startOfDay } from '../../dates/instants.ts'
import { clockName, formatDeadline, formatMoment, noticeDeadline } from './notice.ts'

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
] as const

describe('a deadline', () => {
  test.each([
    // an ordinary week
    ['2026-12-24', 168, 'America/New_York', '2026-12-17T05:00:00.000Z', 'Wed, Dec 16, 11:59 pm EST'],
    ['2026-12-24', 24, 'America/Los_Angeles', '2026-12-23T08:00:00.000Z', 'Tue, Dec 22, 11:59 pm PST'],
    // clocks go forward on 8 March 2026: 168 hours reach an hour further back
    ['2026-03-10', 168, 'America/New_York', '2026-03-03T04:00:00.000Z', 'Mon, Mar 2, 11:00 pm EST'],
    ['2026-03-09', 48, 'America/Chicago', '2026-03-07T05:00:00.000Z', 'Fri, Mar 6, 11:00 pm CST'],
    ['2026-03-08', 24, 'America/Denver', '2026-03-07T07:00:00.000Z', 'Fri, Mar 6, 11:59 pm MST'],
    ['2026-03-09', 24, 'America/Los_Angeles', '2026-03-08T07:00:00.000Z', 'Sat, Mar 7, 11:00 pm PST'],
    // clocks go back on 1 November 2026: an hour less
    ['2026-11-05', 168, 'America/New_York', '2026-10-29T05:00:00.000Z', 'Thu, Oct 29, 1:00 am EDT'],
    ['2026-11-02', 48, 'America/Chicago', '2026-10-31T06:00:00.000Z', 'Sat, Oct 31, 1:00 am CDT'],
    ['2026-11-02', 24, 'America/Los_Angeles', '2026-11-01T08:00:00.000Z', 'Sun, Nov 1, 1:00 am PDT'],
    // no clock change at all, another half year, and a quarter of an hour
    ['2026-11-05', 168, 'Pacific/Honolulu', '2026-10-29T10:00:00.000Z', 'Wed, Oct 28, 11:59 pm HST'],
    ['2026-10-26', 48, 'Europe/Berlin', '2026-10-23T23:00:00.000Z', 'Sat, Oct 24, 1:00 am GMT+2'],
    ['2026-11-05', 24, 'Asia/Kathmandu', '2026-11-03T18:15:00.000Z', 'Tue, Nov 3, 11:59 pm GMT+5:45'],
  ])('before %s, %i hours, in %s is %s, written %s', (day, hours, timeZone, instant, words) => {
    const deadline = noticeDeadline(calendarDate(day), hours, timeZone)
    expect(deadline.toISOString()).toBe(instant)
    expect(formatDeadline(deadline, { timeZone })).toBe(words)
  })

  test('is always exactly its hours before the first minute of the day, in every zone', () => {
    const days = fc
      .integer({ min: 0, max: 3650 })
      .map((offset) => addDays(calendarDate('2026-01-01'), offset))
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(24, 48, 72, 168),
        fc.constantFrom(...zones),
        (day, hours, timeZone) => {
          const begins = new Date(noticeDeadline(day, hours, timeZone).getTime() + hours * 3_600_000)
          expect(begins).toEqual(startOfDay(day, timeZone))
          expect(dateInZone(begins, timeZone)).toBe(day)
          expect(dateInZone(new Date(begins.getTime() - 60_000), timeZone)).toBe(addDays(day, -1))
        },
      ),
      { numRuns: 300 },
    )
  })
})

const austin = { timeZone: 'America/Chicago', city: 'Austin' }
const deadline = (instant: string, place = austin) => formatDeadline(new Date(instant), place)

describe('a deadline is read by nobody as the day after', () => {
  test.each([
    ['midnight', '2026-11-29T06:00:00Z', 'Sat, Nov 28, 11:59 pm in Austin'],
    ['a second of the new day', '2026-11-29T06:00:59Z', 'Sat, Nov 28, 11:59 pm in Austin'],
    ['a minute of the new day', '2026-11-29T06:01:00Z', 'Sun, Nov 29, 12:01 am in Austin'],
    ['the minute before', '2026-11-29T05:59:00Z', 'Sat, Nov 28, 11:59 pm in Austin'],
    ['noon', '2026-11-29T18:00:00Z', 'Sun, Nov 29, 12:00 pm in Austin'],
    ['the midnight before the clocks go forward', '2027-03-14T06:00:00Z', 'Sat, Mar 13, 11:59 pm in Austin'],
    ['the midnight after it', '2027-03-15T05:00:00Z', 'Sun, Mar 14, 11:59 pm in Austin'],
    ['the midnight before they go back', '2027-11-07T05:00:00Z', 'Sat, Nov 6, 11:59 pm in Austin'],
    ['the midnight after it', '2027-11-08T06:00:00Z', 'Sun, Nov 7, 11:59 pm in Austin'],
  ])('%s', (_case, instant, words) => {
    expect(deadline(instant)).toBe(words)
  })

  test('an hour that comes twice says which one it is, and its neighbors do not', () => {
    expect(deadline('2027-11-07T05:59:00Z')).toBe('Sun, Nov 7, 12:59 am in Austin')
    expect(deadline('2027-11-07T06:30:00Z')).toBe('Sun, Nov 7, 1:30 am CDT in Austin')
    expect(deadline('2027-11-07T07:30:00Z')).toBe('Sun, Nov 7, 1:30 am CST in Austin')
    expect(deadline('2027-11-07T08:00:00Z')).toBe('Sun, Nov 7, 2:00 am in Austin')
  })

  test('something that happened at midnight is told as it was', () => {
    expect(formatMoment(new Date('2026-11-29T06:00:00Z'), austin)).toBe('Sun, Nov 29, 12:00 am in Austin')
  })
})

test('the hours of a day are on the clock of its city, or of its zone by the name that day has', () => {
  const timeZone = 'America/Chicago'
  expect(clockName(calendarDate('2026-12-10'), { timeZone, city: 'Austin' })).toBe('in Austin')
  expect(clockName(calendarDate('2026-12-10'), { timeZone, city: null })).toBe('CST')
  // clocks went forward in its night
  expect(clockName(calendarDate('2026-03-08'), { timeZone })).toBe('CDT')
})
