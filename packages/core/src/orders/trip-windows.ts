import { dateInZone } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { dateChangeNoticeHours, noticeDeadline } from './after-booking/notice.ts'

/** Between which hours the van comes, on the clock of the place: before most guests arrive, after they have left. */
export const tripWindows = { delivery: '9am-3pm', pickup: '11am-5pm' } as const

/** Dates may be changed free of charge before this day, on which the 48 hours before the delivery day run out. */
export function dateChangeDeadline(deliveryDay: CalendarDate, timeZone: string): CalendarDate {
  return dateInZone(noticeDeadline(deliveryDay, dateChangeNoticeHours, timeZone), timeZone)
}
