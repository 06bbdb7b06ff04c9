import { addDays } from '@trivet/core/dates'
import type { CalendarDate } from '@trivet/core/dates'

/** Staff decide each request within a week. */
const daysUntilPaid = 7

/** When the money of a request is expected. */
export function expectedPayoutDay(requestedOn: CalendarDate): CalendarDate {
  return addDays(requestedOn, daysUntilPaid)
}
