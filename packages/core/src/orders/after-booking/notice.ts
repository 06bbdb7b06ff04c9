import { startOfDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'

const millisecondsPerHour = 3_600_000

/** Dates may be changed until so many hours before the delivery day begins: docs/policy.md#date-changes. */
export const dateChangeNoticeHours = 48

/** A rental may be extended until so many hours before the pickup day begins: docs/policy.md#extensions. */
export const extensionNoticeHours = 24

/**
 * The last instant that is still so many hours before a day begins at a place; that instant itself is in time. Hours
 * are hours: in the week of a clock change the deadline is an hour away from midnight.
 */
export function noticeDeadline(day: CalendarDate, hours: number, timeZone: string): Date {
  return new Date(startOfDay(day, timeZone).getTime() - hours * millisecondsPerHour)
}

/** 'Thu, Dec 17, 12:00 AM CST': an instant on the clock of a place. */
export function formatDeadline(instant: Date, timeZone: string): string {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // some engines put a narrow space before AM, and some write "at" before the hour
  return formatter
    .format(instant)
    .replace(/\u202f/g, ' ')
    .replace(' at ', ', ')
}
