import { addDays, isCalendarDate, midnightOf, wallDate } from './calendar-date.ts'
import type { CalendarDate } from './calendar-date.ts'

const millisecondsPerMinute = 60_000

/** The first minute of a day in a zone: 23, 24 or 25 hours after the one before, and not always at 00:00. */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const midnight = midnightOf(date)
  // zones are at most 15 hours away from UTC, and every offset since 2000 is whole minutes
  let before = midnight - 15 * 60 * millisecondsPerMinute
  let reached = midnight + 15 * 60 * millisecondsPerMinute
  while (reached - before > millisecondsPerMinute) {
    const minutes = Math.floor((reached - before) / millisecondsPerMinute / 2)
    const middle = before + minutes * millisecondsPerMinute
    if (wallDate(new Date(middle), timeZone) < date) before = middle
    else reached = middle
  }
  return new Date(reached)
}

/**
 * When an hour of the day strikes in a zone. Clocks change in the night: counted back from the end of the day, every
 * hour after that is right on such a day too.
 */
export function hourOfDay(date: CalendarDate, hour: number, timeZone: string): Date {
  const end = startOfDay(addDays(date, 1), timeZone).getTime()
  return new Date(end - (24 - hour) * 60 * millisecondsPerMinute)
}

const instantWithOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** The day meant by YYYY-MM-DD, or by an ISO 8601 instant with offset as seen in a zone; null for anything else. */
export function dateAt(text: string, timeZone: string): CalendarDate | null {
  if (isCalendarDate(text)) return text
  if (!instantWithOffset.test(text) || !isCalendarDate(text.slice(0, 10))) return null
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return null
  const date = wallDate(instant, timeZone)
  return isCalendarDate(date) ? date : null
}
