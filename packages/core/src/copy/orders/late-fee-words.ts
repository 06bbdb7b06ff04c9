import { formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { daysText } from '../../settings/percent-text.ts'

type LatePickup = { days: number; pickupDay: CalendarDate; collectedOn: CalendarDate }

/** What the guest pays for, on the order's page and in the mail. */
export function lateFeeReason({ days, pickupDay, collectedOn }: LatePickup): string {
  return `Late fee for ${daysText(days)}: picked up on ${formatDay(collectedOn)} instead of ${formatDay(pickupDay)}`
}
