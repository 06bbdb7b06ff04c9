import { addDays } from '../calendar-date.ts'
import type { CalendarDate } from '../calendar-date.ts'

/** Between which hours the van comes, on the clock of the place: before most guests arrive, after they have left. */
export const tripWindows = { delivery: '9am-3pm', pickup: '11am-5pm' } as const

/** Dates may be changed free of charge before this day: 48 hours before the delivery day begins. */
export function dateChangeDeadline(deliveryDay: CalendarDate): CalendarDate {
  return addDays(deliveryDay, -2)
}
