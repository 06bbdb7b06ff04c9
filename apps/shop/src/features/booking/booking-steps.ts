import { parseAirbnbLink } from '@trivet/core/address'
import { decideRentalPeriod } from '@trivet/core/dates'
import type { Cart } from '@trivet/core/cart'
import type { VanDays } from '@trivet/core/dates'
import type { ShopSettings } from '@trivet/core/settings'
import type { AppliedStay } from '../../lib/stay-store.ts'
import { addressProblems } from './address-problems.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'
import { isListingConfirmed } from './listing-confirmation.ts'

export const bookingSteps = [
  { id: 'select', name: 'Select Kit' },
  { id: 'dates', name: 'Dates' },
  { id: 'address', name: 'Address' },
  { id: 'payment', name: 'Payment' },
] as const

export type BookingStep = (typeof bookingSteps)[number]['id']

export type BookingFacts = {
  cart: Cart
  draft: Pick<BookingDraft, 'addressSource' | 'airbnbUrl' | 'confirmedListing'>
  address: AddressDraft
  /** Knows the address, where the guest does not yet. */
  stay: AppliedStay | null
  van: VanDays
  settings: ShopSettings
}

/** The step an address asks for. */
export function wantedStep(wanted: string | null): BookingStep {
  return (bookingSteps.find(({ id }) => id === wanted) ?? bookingSteps[0]).id
}

/** The step an address asks for, or the first one before it whose question is still open. */
export function openStep(wanted: string | null, facts: BookingFacts): BookingStep {
  const last = wantedStep(wanted)
  const open = bookingSteps.find(({ id }) => id === last || !isAnswered(id, facts))
  return open?.id ?? last
}

function isAnswered(step: BookingStep, { cart, draft, address, stay, van, settings }: BookingFacts): boolean {
  switch (step) {
    case 'select':
      return cart.items.length > 0
    case 'dates':
      return decideRentalPeriod({ ...cart.period, ...van }).ok
    case 'address':
      return (
        stay !== null ||
        (addressProblems(address, {
          areas: settings.serviceAreas,
          isToFollow: isListingConfirmed(draft),
        }).length === 0 &&
          (draft.addressSource === 'manual' || parseAirbnbLink(draft.airbnbUrl).ok))
      )
    case 'payment':
      return false
  }
}
