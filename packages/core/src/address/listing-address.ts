import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { defaultCountry, isCountryCode } from './address-rules.ts'
import type { Address, AddressDraft } from './address-rules.ts'
import { airbnbPlaceholderAddress } from './airbnb-link.ts'
import { stateOfZip } from './zip-states.ts'

export type ListingAddressDecision =
  | { ok: true; address: Address }
  | Refusal<{
      'place-missing': { missing: ('city' | 'postalCode')[] }
      'country-unknown': { country: string }
    }>

/** What is left of an address without the words that stand in for one: nothing of a placeholder is ever kept. */
export function withoutPlaceholder(draft: AddressDraft): AddressDraft {
  const typed = (part: 'street' | 'city' | 'state' | 'postalCode') => {
    const text = (draft[part] ?? '').trim()
    return text === airbnbPlaceholderAddress[part] ? '' : text
  }
  return {
    ...draft,
    street: typed('street'),
    city: typed('city'),
    state: typed('state'),
    postalCode: typed('postalCode'),
  }
}

/**
 * Where an Airbnb listing is, as far as a guest knows before its street: city and ZIP code, from which the state follows.
 * See docs/policy.md#airbnb-links.
 */
export function decideListingAddress(draft: AddressDraft): ListingAddressDecision {
  const { city = '', state, postalCode = '', country: typed } = withoutPlaceholder(draft)
  const parts = { city: city ?? '', postalCode: postalCode ?? '' }
  const missing = (['city', 'postalCode'] as const).filter((part) => parts[part] === '')
  if (missing.length > 0) return refuse('place-missing', { missing })
  const country = typed || defaultCountry
  if (!isCountryCode(country)) return refuse('country-unknown', { country })
  return {
    ok: true,
    address: { street: '', ...parts, state: state || (stateOfZip(parts.postalCode) ?? ''), country },
  }
}

/** So many days before its delivery a guest is asked for the street again. See docs/policy.md#airbnb-links. */
export const addressReminderDays = [7, 3] as const

export type AddressReminderDays = (typeof addressReminderDays)[number]

/** True for an order whose guest has named city and ZIP code, and sends the street later. */
export function isAddressNeeded({ street }: Pick<Address, 'street'>): boolean {
  return street === ''
}
