import { deliveryTimeZone } from '@trivet/core'
import type { OrderRecord } from './order-record.ts'

/** Whose clock counts for an order: that of the place it goes to. */
export function timeZoneOf({ timeZone, postalCode }: OrderRecord): string {
  return timeZone ?? deliveryTimeZone(postalCode)
}
