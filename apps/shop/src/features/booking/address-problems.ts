import {
  decideListingAddress,
  decideServiceArea,
  isPlaceholderAddress,
  withoutPlaceholder,
} from '@trivet/core/address'
import type { ServiceArea } from '@trivet/core/address'
import * as addressCopy from '@trivet/core/copy/address'
import { addressInput } from '@trivet/core/contract/address'
import type { AddressDraft } from './booking-draft-input.ts'

type Problem = { part: string; message: string }

/** What keeps an address from being driven to; of a listing that is confirmed the street may follow. */
export function addressProblems(
  typed: AddressDraft,
  { areas, isToFollow }: { areas: readonly ServiceArea[]; isToFollow: boolean },
): Problem[] {
  const message = addressCopy.placeholderAddressOpen
  if (!isToFollow && isPlaceholderAddress(typed)) return [{ part: 'street', message }]
  const address = toDeliver(typed, isToFollow)
  if (isToFollow && address.street === '') {
    const listing = decideListingAddress(address)
    if (!listing.ok && listing.code === 'place-missing') {
      return listing.facts.missing.map((part) => ({ part, message: addressCopy.fillListingPlace }))
    }
  } else {
    const checked = addressInput.safeParse(address)
    if (!checked.success) {
      return checked.error.issues.map(({ path, message }) => ({ part: path.join('.'), message }))
    }
  }
  const decision = decideServiceArea(address, areas)
  if (decision.ok) return []
  return [
    { part: addressCopy.fieldOfServiceArea(decision), message: addressCopy.serviceAreaMessage(decision) },
  ]
}

/** The address as it is ordered to: without placeholders, and with the state of its ZIP code where none was typed. */
export function toDeliver(address: AddressDraft, isToFollow: boolean): AddressDraft {
  if (!isToFollow) return address
  const known = { ...address, ...withoutPlaceholder(address) } as AddressDraft
  const listing = decideListingAddress(known)
  return listing.ok && known.street === '' ? listing.address : known
}
