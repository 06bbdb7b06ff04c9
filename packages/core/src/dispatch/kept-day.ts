import { daysBetween } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'

/** In hours: a day that was read in the morning is there until the next evening, wherever the network is missing. */
export const keptDayHours = 36

/**
 * Whether a day that a phone has kept may still be shown. It names guests and their homes, and is of no use once its stops
 * were driven. See docs/policy.md#a-drivers-day.
 */
export function isDayFresh({ readAt, now }: { readAt: Date; now: Date }): boolean {
  const ageMs = now.getTime() - readAt.getTime()
  // nobody reads a day in the future: the phone's clock was put back
  return Math.abs(ageMs) <= keptDayHours * 3_600_000
}

/**
 * Whether a day may be asked for by whoever drives it: today, and around midnight the one beside it. See
 * docs/policy.md#a-drivers-day.
 */
export function isDrivenDay(day: CalendarDate, today: CalendarDate): boolean {
  return Math.abs(daysBetween(today, day)) <= 1
}
