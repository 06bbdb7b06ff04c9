import { deliveryTimeZone } from '@trivet/core'
import type { Order } from '@trivet/core'

/** Whose clock counts: that of the place the order goes to. */
export function timeZoneOfOrder({ timeZone, rentalAddress }: Order): string {
  return timeZone ?? deliveryTimeZone(rentalAddress.postalCode)
}
