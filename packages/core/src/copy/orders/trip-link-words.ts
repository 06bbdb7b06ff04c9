import * as tripsCopy from '../trips/sentences.ts'

import type { TripLinkFault, TripLinkRefusal } from '../../orders/trip-link.ts'

const words = {
  'trip-cancelled': tripsCopy.tripCancelled,
  'trip-unpaid': tripsCopy.tripUnpaid,
  'trip-over': tripsCopy.tripOver,
} as const satisfies Record<TripLinkFault, string>

/** The sentence a guest reads. */
export function tripLinkRefusalMessage({ code }: TripLinkRefusal): string {
  return words[code]
}
