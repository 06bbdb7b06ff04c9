import { addDays, calendarDate, dayOfWeek, daysBetween, eachDay } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'

/** Both days included. */
export type DayRange = { from: CalendarDate; to: CalendarDate }

export const reportRanges = ['7-days', 'month', 'last-month', 'quarter', 'year'] as const

export type ReportRange = (typeof reportRanges)[number]

/** The longest report: three years and a little. */
export const mostReportDays = 1100

/** Of a report's days, so that the period before is one of days as well. */
export const firstReportDay = calendarDate('2004-01-01')
export const lastReportDay = calendarDate('2099-12-31')

/** Up to so many days a chart has a bar for each; beyond them for each month. */
const mostDailyBars = 62

/** The days of a range that ends today, or with the last month. */
export function daysOfRange(range: ReportRange, today: CalendarDate): DayRange {
  const month = firstOfMonth(today)
  if (range === '7-days') return { from: addDays(today, -6), to: today }
  if (range === 'month') return { from: month, to: today }
  if (range === 'last-month') {
    const to = addDays(month, -1)
    return { from: firstOfMonth(to), to }
  }
  const first = range === 'year' ? 1 : Number(today.slice(5, 7)) - ((Number(today.slice(5, 7)) - 1) % 3)
  return { from: calendarDate(`${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`), to: today }
}

/** As many whole months before whole months; as many days before any others. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const last = addDays(from, -1)
  const months = monthsOf({ from, to }).length
  if (from === firstOfMonth(from) && addDays(to, 1) === firstOfMonth(addDays(to, 1))) {
    let first = from
    for (let n = 0; n < months; n += 1) first = firstOfMonth(addDays(first, -1))
    return { from: first, to: last }
  }
  return { from: addDays(from, -1 - daysBetween(from, to)), to: last }
}

/** The week that ended with the last Sunday, from its Monday. */
export function lastWeek(today: CalendarDate): DayRange {
  const to = addDays(today, -(dayOfWeek(today) || 7))
  return { from: addDays(to, -6), to }
}

/** Days such as '2026-12-01', or months such as '2026-12' where days would be too many. */
export function periodsOf(range: DayRange): string[] {
  return isDaily(range) ? eachDay(range.from, range.to) : monthsOf(range)
}

export function periodIn(range: DayRange, day: CalendarDate): string {
  return isDaily(range) ? day : monthOf(day)
}

/** The days of a period, as far as they lie in the range. */
export function daysOfPeriod(period: string, { from, to }: DayRange): DayRange {
  if (period.length > 7) return { from: calendarDate(period), to: calendarDate(period) }
  const first = calendarDate(`${period}-01`)
  const last = addDays(firstOfMonth(addDays(first, 31)), -1)
  return { from: first < from ? from : first, to: last > to ? to : last }
}

export function monthOf(day: CalendarDate): string {
  return day.slice(0, 7)
}

export function monthsOf({ from, to }: DayRange): string[] {
  const months: string[] = []
  for (let first = firstOfMonth(from); first <= to; first = firstOfMonth(addDays(first, 31))) {
    months.push(monthOf(first))
  }
  return months
}

function isDaily({ from, to }: DayRange): boolean {
  return daysBetween(from, to) < mostDailyBars
}

function firstOfMonth(day: CalendarDate): CalendarDate {
  return calendarDate(`${day.slice(0, 7)}-01`)
}
