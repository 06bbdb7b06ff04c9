import { isPlaceholderAddress, parseAirbnbLink } from '@trivet/core/address'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'

/** The listing a booking goes to, in its plain form; null where the address is given by hand. */
export function listingOf({
  addressSource,
  airbnbUrl,
}: Pick<BookingDraft, 'addressSource' | 'airbnbUrl'>): string | null {
  const link = parseAirbnbLink(airbnbUrl)
  return addressSource === 'airbnb' && link.ok ? link.url : null
}

/** The guest's word holds for one listing: with another link it is asked for again. */
export function isListingConfirmed(draft: BookingDraft): boolean {
  const listing = listingOf(draft)
  return listing !== null && listing === draft.confirmedListing
}

/** True while a placeholder stands for the address and the guest has not said that it will do. */
export function isPlaceholderOpen(draft: BookingDraft, address: AddressDraft): boolean {
  return isPlaceholderAddress(address) && !isListingConfirmed(draft)
}
