import { expect, test } from 'vitest'
import {
  addDays,
  countMonths,
  daysBetween,
  formatLongDay,
  formatShortDay,
  formatTypedDay,
  fromLocalDate,
  parseTypedDay,
  toLocalNoon,
} from './calendar-day.ts'

test.each([
  ['06/10/2027', '2027-06-10'],
  ['6/3/2027', '2027-06-03'],
  ['06102027', '2027-06-10'],
  [' 02/29/2028 ', '2028-02-29'],
  ['02/29/2027', null],
  ['13/01/2027', null],
  ['00/10/2027', null],
  ['06/31/2027', null],
  ['2027-06-10', null],
  ['06/10/27', null],
  ['tomorrow', null],
])('typed %s is %s', (text, day) => {
  expect(parseTypedDay(text)).toBe(day)
})

test('a day is written as it is typed', () => {
  expect(formatTypedDay('2027-06-03')).toBe('06/03/2027')
})

// the second Sunday of March and the first of November, and the days around New Year
const days = ['2027-03-14', '2027-11-07', '2027-04-04', '2027-09-26', '2027-12-31', '2028-01-01']

test.each(['Pacific/Auckland', 'America/New_York', 'America/Santiago', 'UTC'])(
  'days stay what they are in %s',
  (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(days.map((day) => fromLocalDate(toLocalNoon(day)))).toEqual(days)
      expect(formatLongDay('2027-06-03')).toBe('Thursday, June 3, 2027')
      expect(daysBetween('2027-03-10', '2027-03-17')).toBe(7)
      expect(daysBetween('2027-11-03', '2027-11-10')).toBe(7)
      expect(addDays('2027-11-06', 2)).toBe('2027-11-08')
    } finally {
      process.env.TZ = before
    }
  },
)

test('months are counted from the first to the last', () => {
  expect(countMonths('2027-11-20', '2028-02-01')).toBe(4)
})

test('days are named as Intl names them', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  for (let days = 0; days < 400; days += 1) {
    const day = addDays('2027-12-01', days)
    expect([formatLongDay(day), formatShortDay(day)]).toEqual(
      [long, short].map((form) => form.format(Date.parse(day))),
    )
  }
})
