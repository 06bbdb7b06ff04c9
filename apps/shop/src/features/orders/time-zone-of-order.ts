import { deliveryTimeZone } from '@trivet/core/address'
import type { Order } from '@trivet/core/contract/orders'

/** Whose clock counts: that of the place the order goes to. */
export function timeZoneOfOrder({ timeZone, rentalAddress }: Order): string {
  return timeZone ?? deliveryTimeZone(rentalAddress.postalCode)
}
