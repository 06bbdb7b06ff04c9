import { dateInZone, defaultTimeZone, deliveryTimeZone } from '@trivet/core'
import type { CalendarDate } from '@trivet/core'

/** Today where the shop delivers; before an address is known that is Los Angeles. */
export function shopToday(): CalendarDate {
  return dateInZone(new Date(), defaultTimeZone)
}

/** Today where an order is delivered. */
export function placeToday(postalCode: string): CalendarDate {
  return dateInZone(new Date(), deliveryTimeZone(postalCode))
}
