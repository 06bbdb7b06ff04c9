import type { CalendarDate } from './calendar-date.ts'

/** What is delivered on one of these days is rented for at least so many. */
export type MinimumDays = { firstDay: CalendarDate; lastDay: CalendarDate; days: number }

/** How long a rental lasts at least that begins on a day: of several rules the one that asks for most. */
export function leastRentalDays(start: CalendarDate, rules: readonly MinimumDays[] = []): number {
  const daysOf = ({ firstDay, lastDay, days }: MinimumDays) =>
    firstDay <= start && start <= lastDay ? days : 1
  return Math.max(1, ...rules.map(daysOf))
}
