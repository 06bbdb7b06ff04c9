import { addDays } from '../calendar-date.ts'
import type { CalendarDate } from '../calendar-date.ts'

/** How much of everything paid comes back, by notice before the delivery day begins at the place (section 9). */
export const refundBands = [
  { percent: 100, noticeHours: 168 },
  { percent: 75, noticeHours: 72 },
  { percent: 50, noticeHours: 24 },
] as const

export type RefundDeadline = { percent: number; before: CalendarDate }

/**
 * The bands that are still open today, each with the day before which one has to cancel. Whole days: the notice of
 * each band is a number of them, and the delivery day begins at midnight.
 */
export function openRefundDeadlines(deliveryDay: CalendarDate, today: CalendarDate): RefundDeadline[] {
  return refundBands
    .map(({ percent, noticeHours }) => ({ percent, before: addDays(deliveryDay, -noticeHours / 24) }))
    .filter(({ before }) => before > today)
}
