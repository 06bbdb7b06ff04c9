import { addDays } from '@trivet/core'
import type { CalendarDate } from '@trivet/core'

/** Staff decide each request within a week. */
const daysUntilPaid = 7

/** When the money of a request is expected. */
export function expectedPayoutDay(requestedOn: CalendarDate): CalendarDate {
  return addDays(requestedOn, daysUntilPaid)
}
