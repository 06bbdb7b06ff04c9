import { addDays, dateInZone } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { noticeDeadline } from './after-booking/notice.ts'

/**
 * How much of everything paid comes back, by notice before the delivery day begins at the place:
 * docs/policy.md#refunds-on-cancelling.
 */
export const refundBands = [
  { percent: 100, noticeHours: 168 },
  { percent: 75, noticeHours: 72 },
  { percent: 50, noticeHours: 24 },
] as const

export type RefundDeadline = { percent: number; lastDay: CalendarDate }

/**
 * The bands that are still open today, each with the last day on which one can cancel: the one before the day on which its
 * hours run out at the place. In the week of a clock change that is an hour, or a day less an hour, on the safe side.
 * See docs/policy.md#deadlines.
 */
export function openRefundDeadlines(
  deliveryDay: CalendarDate,
  { today, timeZone }: { today: CalendarDate; timeZone: string },
): RefundDeadline[] {
  return refundBands
    .map(({ percent, noticeHours }) => ({
      percent,
      lastDay: addDays(dateInZone(noticeDeadline(deliveryDay, noticeHours, timeZone), timeZone), -1),
    }))
    .filter(({ lastDay }) => lastDay >= today)
}
