import * as z from 'zod'
import * as addressCopy from '../../copy/address/sentences.ts'

import { plainText } from '../fields/text-input.ts'
import { countryCodes, defaultCountry } from '../../address/address-rules.ts'
import type { CountryCode } from '../../address/address-rules.ts'
import { isUsZip } from '../../address/zip-states.ts'

const requiredPart = () => plainText({ max: 200, required: addressCopy.fillAddress })

export const countryInput = z.enum(countryCodes, { error: addressCopy.invalidCountry })

/** A postal code of the United States is a ZIP code; those of other countries are not looked at. */
export function zipIsReadable({
  country,
  postalCode,
}: {
  country: CountryCode
  postalCode: string
}): boolean {
  return country !== defaultCountry || isUsZip(postalCode)
}

export const unreadableZip = {
  path: ['postalCode'],
  error: addressCopy.zipUnreadable,
}

/** A delivery address: every part is needed, the country has a default. */
export const addressInput = z
  .object(
    {
      street: requiredPart(),
      city: requiredPart(),
      state: requiredPart(),
      postalCode: requiredPart(),
      country: countryInput.default(defaultCountry),
    },
    { error: addressCopy.fillAddress },
  )
  .refine(zipIsReadable, unreadableZip)

/** As much of an address as a price depends on. */
export const placeInput = z
  .object({
    postalCode: requiredPart(),
    state: plainText({ max: 200 }).optional(),
    country: countryInput.default(defaultCountry),
  })
  .refine(zipIsReadable, unreadableZip)

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
