import fc from 'fast-check'
import * as datesCopy from '../copy/dates/sentences.ts'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  calendarDate,
  dateInZone,
  dayOfWeek,
  daysBetween,
  eachDay,
  formatDay,
  formatUsDate,
  isCalendarDate,
  parseUsDate,
} from './calendar-date.ts'
import { dateAt, startOfDay } from './instants.ts'
import { calendarDateInput } from '../contract/dates/calendar-date-input.ts'

const day = calendarDate
const hour = 3_600_000

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays(day('2000-01-10'), days))
const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

describe('a calendar date', () => {
  test.each(['2000-01-01', '2100-12-31', '2024-02-29', '2000-02-29'])('may be %s', (text) => {
    expect(isCalendarDate(text)).toBe(true)
    expect(calendarDate(text)).toBe(text)
  })

  test.each([
    ['30 February', '2026-02-30'],
    ['29 February of a common year', '2026-02-29'],
    ['29 February 2100, no leap year', '2100-02-29'],
    ['month 13', '2026-13-01'],
    ['day 0', '2026-01-00'],
    ['the year 1999', '1999-12-31'],
    ['the year 2101', '2101-01-01'],
    ['a time', '2026-01-01T00:00:00Z'],
    ['a short form', '2026-1-1'],
    ['a line feed behind', '2026-01-01\n'],
    ['nothing', ''],
  ])('is not %s', (_case, text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(() => calendarDate(text)).toThrow(RangeError)
    expect(calendarDateInput.safeParse(text).error?.issues[0]?.message).toBe(datesCopy.dateInvalid)
  })

  test.each([20_260_101, null, undefined, ['2026-01-01']])('is not %j, which is no text', (value) => {
    expect(isCalendarDate(value)).toBe(false)
    expect(calendarDateInput.safeParse(value).error?.issues[0]?.message).toBe(datesCopy.dateInvalid)
  })
})

describe('counting days', () => {
  test('30 October to 6 November 2026 is 7, though one night has 25 hours', () => {
    expect(daysBetween(day('2026-10-30'), day('2026-11-06'))).toBe(7)
  })

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to)
  })

  test('stops at the end of the calendar', () => {
    expect(() => addDays(day('2100-12-31'), 1)).toThrow(RangeError)
  })

  test('forth and back is where one started', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b)
        expect(a < b).toBe(daysBetween(a, b) > 0)
      }),
    )
  })

  test('each day of a range is one after the other', () => {
    expect(eachDay(day('2026-02-27'), day('2026-03-01'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(eachDay(day('2026-03-01'), day('2026-02-27'))).toEqual([])
  })

  test('weeks start on Sunday', () => {
    expect(dayOfWeek(day('2026-11-01'))).toBe(0)
    expect(dayOfWeek(day('2026-11-07'))).toBe(6)
  })
})

describe('writing and typing days', () => {
  test('shows them as people read them', () => {
    expect(formatDay(day('2026-12-01'))).toBe('Tue, Dec 1')
    expect(formatUsDate(day('2026-12-01'))).toBe('12/01/2026')
  })

  test('names any day as Intl does', () => {
    const form = new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    })
    fc.assert(fc.property(anyDay, (date) => formatDay(date) === form.format(Date.parse(date))))
  })

  test.each([
    ['12/01/2026', '2026-12-01'],
    [' 2/9/2026 ', '2026-02-09'],
    ['02/30/2026', null],
    ['13/01/2026', null],
    ['2026-12-01', null],
    ['12/01/26', null],
    ['12/01/20261', null],
    ['112/01/2026', null],
    ['', null],
  ])('reads %j as %s', (text, expected) => {
    expect(parseUsDate(text)).toBe(expected)
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(parseUsDate(formatUsDate(date))).toBe(date)
      }),
    )
  })
})

describe('days and clocks', () => {
  test('one instant is two days', () => {
    const instant = new Date('2026-12-01T03:00:00Z')
    expect(dateInZone(instant, 'America/Los_Angeles')).toBe('2026-11-30')
    expect(dateInZone(instant, 'America/New_York')).toBe('2026-11-30')
    expect(dateInZone(instant, 'Pacific/Auckland')).toBe('2026-12-01')
  })

  test.each([
    ['a summer day', '2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['a winter day', '2026-12-01', 'America/Los_Angeles', '2026-12-01T08:00:00.000Z'],
    ['the day the clocks go forward', '2026-03-08', 'America/Chicago', '2026-03-08T06:00:00.000Z'],
    ['the day after it', '2026-03-09', 'America/Chicago', '2026-03-09T05:00:00.000Z'],
    ['the day the clocks go back', '2026-11-01', 'America/Denver', '2026-11-01T06:00:00.000Z'],
    ['a day without midnight', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['a zone 14 hours ahead', '2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['a zone 11 hours behind', '2026-01-01', 'Pacific/Pago_Pago', '2026-01-01T11:00:00.000Z'],
    ['a zone with 45 minutes', '2026-06-01', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
    ['the first day of the calendar', '2000-01-01', 'America/New_York', '2000-01-01T05:00:00.000Z'],
  ])('%s starts when its clock says so', (_case, date, timeZone, expected) => {
    expect(startOfDay(day(date), timeZone).toISOString()).toBe(expected)
  })

  test('the day the clocks go forward has 23 hours, the other one 25', () => {
    const length = (date: string) =>
      (startOfDay(addDays(day(date), 1), 'America/New_York').getTime() -
        startOfDay(day(date), 'America/New_York').getTime()) /
      hour
    expect(length('2026-03-08')).toBe(23)
    expect(length('2026-11-01')).toBe(25)
    expect(length('2026-11-02')).toBe(24)
  })

  test('in any zone a day starts on that day, and the minute before is an earlier one', () => {
    // Samoa and Tokelau skipped this day when they crossed the date line
    const skipped = new Set(['2011-12-30'])
    fc.assert(
      fc.property(anyDay, anyZone, (date, timeZone) => {
        fc.pre(!skipped.has(date))
        const start = startOfDay(date, timeZone)
        expect(dateInZone(start, timeZone)).toBe(date)
        expect(dateInZone(new Date(start.getTime() - 60_000), timeZone) < date).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('a day that a zone skipped starts with the next one', () => {
    expect(startOfDay(day('2011-12-30'), 'Pacific/Apia')).toEqual(
      startOfDay(day('2011-12-31'), 'Pacific/Apia'),
    )
  })

  test('an unknown zone is a bug', () => {
    expect(() => dateInZone(new Date(0), 'America/Atlantis')).toThrow(RangeError)
  })
})

describe('a day sent by a client', () => {
  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T03:00:00Z', '2026-11-30'],
    ['2026-12-01T03:00Z', '2026-11-30'],
    ['2026-11-30T22:00:00.123-05:00', '2026-11-30'],
    ['2026-12-01T00:00:00+13:00', '2026-11-30'],
    ['2026-12-01T10:00:00', null],
    ['2026-02-30T10:00:00Z', null],
    ['2026-12-01T25:00:00Z', null],
    ['2000-01-01T00:00:00Z', null],
    ['12/01/2026', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %s in Los Angeles', (text, expected) => {
    expect(dateAt(text, 'America/Los_Angeles')).toBe(expected)
  })
})
