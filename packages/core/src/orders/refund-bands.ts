import { dateInZone } from '../dates/calendar-date.ts'
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

export type RefundDeadline = { percent: number; before: CalendarDate }

/**
 * The bands that are still open today, each with the day before which one has to cancel: the one on which its hours run
 * out at the place. In the week of a clock change that is an hour, or a day less an hour, on the safe side.
 */
export function openRefundDeadlines(
  deliveryDay: CalendarDate,
  { today, timeZone }: { today: CalendarDate; timeZone: string },
): RefundDeadline[] {
  return refundBands
    .map(({ percent, noticeHours }) => ({
      percent,
      before: dateInZone(noticeDeadline(deliveryDay, noticeHours, timeZone), timeZone),
    }))
    .filter(({ before }) => before > today)
}
