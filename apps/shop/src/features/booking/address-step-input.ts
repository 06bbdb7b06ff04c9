import * as addressCopy from '@trivet/core/copy/address'
import { airbnbPlaceholderAddress, defaultCountry, parseAirbnbLink } from '@trivet/core/address'
import type { ServiceArea } from '@trivet/core/address'
import { countryInput } from '@trivet/core/contract/address'
import { deliveryDetailsFields } from '@trivet/core/contract/delivery'
import type { DeliveryDetails } from '@trivet/core/delivery'
import * as z from 'zod'
import { addressProblems } from './address-problems.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'

type PlaceAnswers = Pick<BookingDraft, 'addressSource' | 'airbnbUrl'> & { address: AddressDraft }

export type AddressAnswers = PlaceAnswers & Partial<DeliveryDetails>

type Asked = {
  areas: readonly ServiceArea[]
  /** The guest wants the delivery at the listing, and sends its street later. */
  isConfirmed: (airbnbUrl: string) => boolean
}

/**
 * A listing in its plain form; it does not tell its address, so where no street was typed a placeholder stands in for what is
 * blank, until the guest tells it or says that it follows.
 */
export function withListing<Answers extends PlaceAnswers>(
  answers: Answers,
  isConfirmed: Asked['isConfirmed'],
): Answers {
  const { addressSource, airbnbUrl, address } = answers
  if (addressSource === 'manual') return answers
  const link = parseAirbnbLink(airbnbUrl)
  const isOpen = address.street.trim() === '' && !isConfirmed(airbnbUrl)
  return {
    ...answers,
    airbnbUrl: link.ok ? link.url : airbnbUrl,
    address: isOpen ? withPlaceholder(address) : address,
  }
}

function withPlaceholder({ street, city, state, postalCode, country }: AddressDraft): AddressDraft {
  return {
    street: street.trim() || airbnbPlaceholderAddress.street,
    city: city.trim() || airbnbPlaceholderAddress.city,
    state: state.trim() || airbnbPlaceholderAddress.state,
    postalCode: postalCode.trim() || airbnbPlaceholderAddress.postalCode,
    country,
  }
}

const isListing = (text: string) => parseAirbnbLink(text).ok

/** The address step asks for an address by hand or for a listing's link, in an area the shop delivers to. */
export function addressStepInput({ areas, isConfirmed }: Asked) {
  const answers = z.object({
    addressSource: z.enum(['manual', 'airbnb']),
    airbnbUrl: z.string(),
    address: addressDraftInput,
    ...deliveryDetailsFields,
  })
  return z.preprocess(
    (typed: AddressAnswers) => withListing(typed, isConfirmed),
    answers.superRefine(({ addressSource, airbnbUrl, address }, ctx) => {
      const isListed = addressSource === 'airbnb'
      if (isListed && !isListing(airbnbUrl)) {
        ctx.addIssue({ code: 'custom', path: ['airbnbUrl'], message: addressCopy.airbnbInvalid() })
      }
      const isToFollow = isListed && isConfirmed(airbnbUrl)
      for (const { part, message } of addressProblems(address, { areas, isToFollow })) {
        ctx.addIssue({ code: 'custom', path: ['address', part], message })
      }
    }),
  )
}

const typedPart = z.string().trim()
const addressDraftInput = z.object({
  street: typedPart,
  city: typedPart,
  state: typedPart,
  postalCode: typedPart,
  country: countryInput.default(defaultCountry),
})
