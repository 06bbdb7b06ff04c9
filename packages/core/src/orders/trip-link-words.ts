import { orderMessages } from '../order-messages.ts'
import type { TripLinkFault, TripLinkRefusal } from './trip-link.ts'

const words = {
  'trip-cancelled': orderMessages.tripCancelled,
  'trip-unpaid': orderMessages.tripUnpaid,
  'trip-over': orderMessages.tripOver,
} as const satisfies Record<TripLinkFault, string>

/** The sentence a guest reads. */
export function tripLinkRefusalMessage({ code }: TripLinkRefusal): string {
  return words[code]
}
