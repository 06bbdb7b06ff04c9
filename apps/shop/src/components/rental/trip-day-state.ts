import * as datesCopy from '@trivet/core/copy/dates'
import { daysBetween, isCalendarDate, isClosedDay, leastRentalDays, maxRentalDays } from '@trivet/core/dates'
import type { CalendarDate, VanDays } from '@trivet/core/dates'
import type { DayStateOf } from '@trivet/ui/date-range-field'

type ClosedDays = Pick<VanDays, 'closedWeekdays' | 'closedDates' | 'minimumDays'>

/** A last day that would make the rental too long or too short says so, too, and a day on which no van drives. */
export function tripDayState(dayState: DayStateOf | undefined, closed: ClosedDays = {}): DayStateOf {
  return (day, picking) => {
    const [first, last] = [dateOrNone(picking.start), dateOrNone(day)]
    const isTooLong = first && last && daysBetween(first, last) > maxRentalDays
    if (isTooLong)
      return { disabled: true, reason: datesCopy.rentalTooLong(maxRentalDays), blocksRange: false }
    const leastDays = first ? leastRentalDays(first, closed.minimumDays) : 1
    if (first && last && first < last && daysBetween(first, last) < leastDays)
      return { disabled: true, reason: datesCopy.rentalTooShort(leastDays), blocksRange: false }
    if (last && isClosedDay(last, closed))
      return { disabled: true, reason: datesCopy.noVanThatDay, blocksRange: false }
    return dayState?.(day, picking) ?? { disabled: false }
  }
}

export function dateOrNone(day: string | null): CalendarDate | null {
  return isCalendarDate(day) ? day : null
}
