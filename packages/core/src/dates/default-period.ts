import { addDays, daysBetween } from './calendar-date.ts'
import type { CalendarDate } from './calendar-date.ts'
import { leastRentalDays } from './minimum-days.ts'
import { isClosedDay, maxDaysAhead, maxRentalDays, rentalDays, weekDays } from './rental-period.ts'
import type { RentalPeriod, VanDays } from './rental-period.ts'

/** A day, or the next one on which a van drives; the day itself where none does for a year. */
export function openDayFrom(day: CalendarDate, van: Pick<VanDays, 'closedWeekdays' | 'closedDates'>) {
  for (let days = 0; days < maxDaysAhead; days += 1) {
    const open = addDays(day, days)
    if (!isClosedDay(open, van)) return open
  }
  return day
}

/**
 * The dates booking starts with: the first deliverable day, and pickup a week later, or when a van drives again, or
 * after the days it is rented for at least.
 */
export function defaultRentalPeriod({ today, firstDay = today, ...van }: VanDays): RentalPeriod {
  const start = openDayFrom(firstDay, van)
  return periodFrom(start, weekDays, van)
}

/**
 * As long a rental as this one, or as it has to be, from the same day or the next one on which the van can come, and never
 * longer than may be. See docs/policy.md#rental-dates.
 */
export function nextRentalPeriod(
  period: RentalPeriod,
  { today, firstDay = today, ...van }: VanDays,
): RentalPeriod {
  const start = openDayFrom(period.start < firstDay ? firstDay : period.start, van)
  return periodFrom(start, rentalDays(period), van)
}

function periodFrom(start: CalendarDate, days: number, van: Omit<VanDays, 'today'>): RentalPeriod {
  const end = addDays(start, Math.max(days, leastRentalDays(start, van.minimumDays)))
  const open = openDayFrom(end, van)
  return { start, end: daysBetween(start, open) > maxRentalDays ? lastPickupDay(start, van) : open }
}

/** The day on which the longest rental ends, or the last one before it on which a van drives; that day where none does. */
function lastPickupDay(start: CalendarDate, van: Omit<VanDays, 'today'>): CalendarDate {
  for (let days = maxRentalDays; days > 0; days -= 1) {
    const open = addDays(start, days)
    if (!isClosedDay(open, van)) return open
  }
  return addDays(start, maxRentalDays)
}
