import { normalizeEmail } from '../accounts/mailbox.ts'
import { addressKey } from '../address/address-key.ts'
import type { Address, CountryCode } from '../address/address-rules.ts'
import { readPhone } from '../delivery/phone.ts'

/** One of these is enough: guest and host look like one person or household. */
const strongSignals = ['same-mailbox', 'same-card', 'same-phone', 'host-home'] as const

/** The order of an honest guest has one of these at times, and seldom both. */
const weakSignals = ['host-stay', 'shared-contact'] as const

/** What is told about an order to whoever reviews its commission. */
export const referralSignalKinds = [...strongSignals, 'discount-card', ...weakSignals] as const

export type ReferralSignal = (typeof referralSignalKinds)[number]

/** As the account has it; what is not known is empty. */
export type ReferralParty = Pick<Address, 'street' | 'postalCode' | 'country'> & {
  email: string
  phone: string
}

/** Where something is delivered: by its street, or by the listing where there is none. */
type Place = Pick<Address, 'street' | 'postalCode'> & {
  country: CountryCode
  airbnbListing: string | null
}

export type ReferralOrder = Place & {
  phone: string
  /** Fingerprints of the cards that paid it. */
  cards: readonly string[]
  /** Its card or phone came before with this host's code, from another mailbox. */
  isContactShared: boolean
  /** It takes a first-order discount that its card has had before. */
  isDiscountRepeated: boolean
}

export type ReferralHost = ReferralParty & {
  /** Fingerprints of the cards that paid the host's own orders. */
  cards: readonly string[]
  /** All there ever were. */
  stays: readonly Place[]
}

/**
 * What speaks for guest and host being one person or household. A home that its host lets as a stay is a stay: guests are
 * meant to order there. Names are no signal. See docs/policy.md#fair-referrals.
 */
export function referralSignals(
  guest: ReferralParty,
  host: ReferralHost,
  order: ReferralOrder,
): ReferralSignal[] {
  const hostPhone = phoneKey(host)
  const home = addressKey(host)
  const isHomeLet = host.stays.some((stay) => addressKey(stay) === home)
  const holds = {
    'same-mailbox': normalizeEmail(guest.email) === normalizeEmail(host.email),
    'same-card': order.cards.some((card) => host.cards.includes(card)),
    'same-phone': hostPhone !== '' && [phoneKey(order), phoneKey(guest)].includes(hostPhone),
    'host-home': home !== null && !isHomeLet && [addressKey(order), addressKey(guest)].includes(home),
    'discount-card': order.isDiscountRepeated,
    'host-stay': host.stays.some((stay) => isSamePlace(stay, order)),
    'shared-contact': order.isContactShared,
  } as const satisfies Record<ReferralSignal, boolean>
  return referralSignalKinds.filter((signal) => holds[signal])
}

/**
 * Is this commission to be looked at before it is the host's? For one strong signal, or for two weak ones: a guest at the
 * host's own stay is whom the programme is for. See docs/policy.md#fair-referrals.
 */
export function isHeldForReview(signals: readonly ReferralSignal[]): boolean {
  const weak: readonly ReferralSignal[] = weakSignals
  return signals.some((signal) => !weak.includes(signal)) || signals.length >= 2
}

/** Empty where there is no number, or none that can be read. */
function phoneKey({ phone, country }: { phone: string; country: CountryCode }): string {
  const read = readPhone(phone, country)
  return read.ok ? read.phone : ''
}

function isSamePlace(one: Place, other: Place): boolean {
  const key = addressKey(one)
  if (key !== null && key === addressKey(other)) return true
  return one.airbnbListing !== null && one.airbnbListing === other.airbnbListing
}
