import { defaultTimeZone } from '@trivet/core/address'
import { dateInZone, formatUsDate } from '@trivet/core/dates'

/** The day of an instant, MM/dd/yyyy, the same for everyone who looks at the page. */
export function formatInstant(instant: string): string {
  return formatUsDate(dateInZone(new Date(instant), defaultTimeZone))
}
