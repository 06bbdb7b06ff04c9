import { addressInput, airbnbPlaceholderAddress, messages, parseAirbnbLink } from '@trivet/core'
import * as z from 'zod'
import { addressSources } from './booking-draft-input.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'

export type AddressAnswers = Pick<BookingDraft, 'addressSource' | 'airbnbUrl'> & { address: AddressDraft }

/** A listing in its plain form; it does not tell its address, so a placeholder stands in until the guest does. */
export function withListing(answers: AddressAnswers): AddressAnswers {
  const { addressSource, airbnbUrl, address } = answers
  if (addressSource === 'manual') return answers
  const link = parseAirbnbLink(airbnbUrl)
  return {
    addressSource,
    airbnbUrl: link.ok ? link.url : airbnbUrl,
    address: isBlank(address) ? airbnbPlaceholderAddress : address,
  }
}

function isBlank({ street, city, state, postalCode }: AddressDraft): boolean {
  return [street, city, state, postalCode].every((part) => part.trim() === '')
}

const answers = z
  .object({ addressSource: z.enum(addressSources), airbnbUrl: z.string(), address: addressInput })
  .refine(({ addressSource, airbnbUrl }) => addressSource === 'manual' || parseAirbnbLink(airbnbUrl).ok, {
    path: ['airbnbUrl'],
    error: messages.airbnbInvalid(),
    // also while the address is still wrong: both are told at once
    when: () => true,
  })

/** The address step asks for an address by hand or for a listing's link. */
export const addressStepInput = z.preprocess(withListing, answers)
