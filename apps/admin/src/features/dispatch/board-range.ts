import { addDays, dayOfWeek, daysBetween, eachDay, type CalendarDate } from '@trivet/core/dates'

export const boardViews = ['day', 'week', 'month'] as const

export type BoardView = (typeof boardViews)[number]

export type BoardRange = { from: CalendarDate; to: CalendarDate }

/** The days a view shows: a week from its day on, of a month the whole weeks from Sunday to Saturday. */
export function rangeOf(view: BoardView, day: CalendarDate): BoardRange {
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') return { from: day, to: addDays(day, 6) }
  const first = monthStart(day)
  const last = addDays(nextMonthStart(day), -1)
  return { from: weekStart(first), to: addDays(weekStart(last), 6) }
}

/** The day to show one view further on, or back. */
export function stepDay(view: BoardView, day: CalendarDate, direction: 1 | -1): CalendarDate {
  if (view === 'day') return addDays(day, direction)
  if (view === 'week') return addDays(day, 7 * direction)
  return direction === 1 ? nextMonthStart(day) : monthStart(addDays(monthStart(day), -1))
}

export function daysOf({ from, to }: BoardRange): CalendarDate[] {
  return eachDay(from, to)
}

export function isSameMonth(a: CalendarDate, b: CalendarDate): boolean {
  return a.slice(0, 7) === b.slice(0, 7)
}

const dayTitle = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })
const rangeTitle = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})
const monthTitle = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' })

/** 'Thursday, December 10, 2026', 'Dec 6 – 12, 2026' or 'December 2026'. */
export function titleOf(view: BoardView, day: CalendarDate): string {
  if (view === 'day') return dayTitle.format(Date.parse(day))
  if (view === 'month') return monthTitle.format(Date.parse(day))
  const { from, to } = rangeOf('week', day)
  // some engines put thin spaces around the dash
  return rangeTitle.formatRange(Date.parse(from), Date.parse(to)).replace(/\u2009/g, ' ')
}

function weekStart(day: CalendarDate): CalendarDate {
  return addDays(day, -dayOfWeek(day))
}

function monthStart(day: CalendarDate): CalendarDate {
  return addDays(day, 1 - Number(day.slice(8)))
}

function nextMonthStart(day: CalendarDate): CalendarDate {
  const inNextMonth = addDays(monthStart(day), 31)
  return addDays(inNextMonth, -daysBetween(monthStart(inNextMonth), inNextMonth))
}
