import { defaultTimeZone } from '@trivet/core/address'
import type { CalendarDate } from '@trivet/core/dates'

const instant = new Intl.DateTimeFormat('en-US', {
  timeZone: defaultTimeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })

/** 'Saturday, November 21, 2026' */
export function formatLongDay(date: CalendarDate): string {
  return longDay.format(Date.parse(date))
}

/** 'Nov 21, 2026, 3:04 PM', the time in Los Angeles wherever the reader sits. */
export function formatInstant(at: string): string {
  return instant.format(new Date(at))
}

/** 'Dec 1 – 8, 2026' */
export function formatPeriod(start: CalendarDate, end: CalendarDate): string {
  return day.formatRange(Date.parse(start), Date.parse(end))
}
