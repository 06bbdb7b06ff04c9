import type { CalendarDate } from '@trivet/core/dates'

const instantsIn = new Map<string, Intl.DateTimeFormat>()

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

/** 'Nov 21, 2026, 3:04 PM', by the clock of a time zone wherever the reader sits. */
export function formatInstant(at: string, timeZone: string): string {
  // making one takes longer than a table of them may
  const instant = instantsIn.get(timeZone) ?? instantFormat(timeZone)
  instantsIn.set(timeZone, instant)
  return instant.format(new Date(at))
}

function instantFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** 'Dec 1 – 8, 2026' */
export function formatPeriod(start: CalendarDate, end: CalendarDate): string {
  return day.formatRange(Date.parse(start), Date.parse(end))
}

/** 'Dec 1 – 8, 2026', or since when, where nobody knows the end. */
export function formatOpenPeriod(start: CalendarDate, end: CalendarDate | null): string {
  return end ? formatPeriod(start, end) : `From ${day.format(Date.parse(start))}, until further notice`
}
