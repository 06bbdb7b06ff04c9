import { defaultCountry } from '@trivet/core/address'
import { addressInput, countryInput } from '@trivet/core/contract/address'
import { deliveryDetailsFields } from '@trivet/core/contract/delivery'
import * as z from 'zod'

const unasked = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: countryInput.default(defaultCountry),
})

/** The fields of the form. The address of a stay is no question: its host has saved it. */
export function deliveryFormInput({ isOfStay }: { isOfStay: boolean }) {
  return z.object({ rentalAddress: isOfStay ? unasked : addressInput, ...deliveryDetailsFields })
}

export type DeliveryFormInput = z.output<ReturnType<typeof deliveryFormInput>>
