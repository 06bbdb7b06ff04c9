import * as datesCopy from '@trivet/core/copy/dates'
import { daysBetween, isCalendarDate, maxRentalDays } from '@trivet/core/dates'
import type { CalendarDate } from '@trivet/core/dates'
import type { DayStateOf } from '@trivet/ui/date-range-field'

/** A last day that would make the rental too long says so, too. */
export function tripDayState(dayState: DayStateOf | undefined): DayStateOf {
  return (day, picking) => {
    const [first, last] = [dateOrNone(picking.start), dateOrNone(day)]
    const isTooLong = first && last && daysBetween(first, last) > maxRentalDays
    if (isTooLong)
      return { disabled: true, reason: datesCopy.rentalTooLong(maxRentalDays), blocksRange: false }
    return dayState?.(day, picking) ?? { disabled: false }
  }
}

export function dateOrNone(day: string | null): CalendarDate | null {
  return isCalendarDate(day) ? day : null
}
