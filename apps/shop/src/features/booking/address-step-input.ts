import * as addressCopy from '@trivet/core/copy/address'
import {
  airbnbPlaceholderAddress,
  decideServiceArea,
  isPlaceholderAddress,
  parseAirbnbLink,
} from '@trivet/core/address'
import type { ServiceArea } from '@trivet/core/address'
import { addressInput, zipIsReadable } from '@trivet/core/contract/address'
import { deliveryDetailsFields } from '@trivet/core/contract/delivery'
import type { DeliveryDetails } from '@trivet/core/delivery'
import * as z from 'zod'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'

type PlaceAnswers = Pick<BookingDraft, 'addressSource' | 'airbnbUrl'> & { address: AddressDraft }

export type AddressAnswers = PlaceAnswers & Partial<DeliveryDetails>

/** A listing in its plain form; it does not tell its address, so a placeholder stands in until the guest does. */
export function withListing<Answers extends PlaceAnswers>(answers: Answers): Answers {
  const { addressSource, airbnbUrl, address } = answers
  if (addressSource === 'manual') return answers
  const link = parseAirbnbLink(airbnbUrl)
  return {
    ...answers,
    airbnbUrl: link.ok ? link.url : airbnbUrl,
    address: isBlank(address) ? airbnbPlaceholderAddress : address,
  }
}

function isBlank({ street, city, state, postalCode }: AddressDraft): boolean {
  return [street, city, state, postalCode].every((part) => part.trim() === '')
}

const isListing = (text: string) => parseAirbnbLink(text).ok

/** The address step asks for an address by hand or for a listing's link, in an area the shop delivers to. */
export function addressStepInput(areas: readonly ServiceArea[]) {
  const served = addressInput.superRefine((address, ctx) => {
    if (isPlaceholderAddress(address) || !zipIsReadable(address)) return
    const decision = decideServiceArea(address, areas)
    if (decision.ok) return
    const path = [addressCopy.fieldOfServiceArea(decision)]
    ctx.addIssue({ code: 'custom', path, message: addressCopy.serviceAreaMessage(decision) })
  })
  const answers = z.discriminatedUnion('addressSource', [
    z.object({
      addressSource: z.literal('manual'),
      airbnbUrl: z.string(),
      address: served,
      ...deliveryDetailsFields,
    }),
    z.object({
      addressSource: z.literal('airbnb'),
      airbnbUrl: z.string().refine(isListing, { error: addressCopy.airbnbInvalid() }),
      address: served,
      ...deliveryDetailsFields,
    }),
  ])
  return z.preprocess((typed: AddressAnswers) => withListing(typed), answers)
}
