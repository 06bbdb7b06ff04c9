import * as z from 'zod'
import * as addressCopy from '../../copy/address/sentences.ts'

import { plainText } from '../fields/text-input.ts'
import { countryCodes, defaultCountry } from '../../address/address-rules.ts'

const requiredPart = () => plainText({ max: 200, required: addressCopy.fillAddress })

export const countryInput = z.enum(countryCodes, { error: addressCopy.invalidCountry })

/** A delivery address: every part is needed, the country has a default. */
export const addressInput = z.object(
  {
    street: requiredPart(),
    city: requiredPart(),
    state: requiredPart(),
    postalCode: requiredPart(),
    country: countryInput.default(defaultCountry),
  },
  { error: addressCopy.fillAddress },
)

const optionalPart = () => plainText({ max: 200 }).optional()

/** The address of an account: a missing part stays as it is, an empty one is cleared. */
export const accountAddressInput = z.object({
  street: optionalPart(),
  city: optionalPart(),
  state: optionalPart(),
  postalCode: optionalPart(),
  country: z.enum([...countryCodes, ''], { error: addressCopy.invalidCountry }).optional(),
})

export type AddressInput = z.infer<typeof addressInput>
export type AccountAddressInput = z.infer<typeof accountAddressInput>
