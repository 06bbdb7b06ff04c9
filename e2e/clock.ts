import { dateInZone, type CalendarDate } from '@trivet/core/dates'

/** The one place of the journeys that reads the clock, which the shop they visit lives by as well. */
export function now(): number {
  return Date.now()
}

export function todayIn(timeZone: string): CalendarDate {
  return dateInZone(new Date(now()), timeZone)
}
