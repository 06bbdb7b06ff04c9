import { parseAirbnbLink } from '@trivet/core/address'
import type { BookingDraft } from './booking-draft-input.ts'

type Listed = Pick<BookingDraft, 'addressSource' | 'airbnbUrl'>

/** The listing a booking goes to, in its plain form; null where the address is given by hand. */
export function listingOf({ addressSource, airbnbUrl }: Listed): string | null {
  const link = parseAirbnbLink(airbnbUrl)
  return addressSource === 'airbnb' && link.ok ? link.url : null
}

/** The guest's word that the street follows holds for one listing: with another link it is asked for again. */
export function isListingConfirmed(draft: Listed & Pick<BookingDraft, 'confirmedListing'>): boolean {
  const listing = listingOf(draft)
  return listing !== null && listing === draft.confirmedListing
}
