import * as z from 'zod'
import { defaultCountry } from '../../address/address-rules.ts'
import { stateCodeOf, stateOfZip } from '../../address/zip-states.ts'
import type { Company } from '../../company/company.ts'
import { settingsRefusals as refusals } from '../../copy/settings/settings-refusals.ts'
import { settingsLimits as limits } from '../../settings/settings-limits.ts'
import { requiredEmail } from '../accounts/email-input.ts'
import { countryInput, zipIsReadable } from '../address/address-input.ts'
import { plainText } from '../fields/text-input.ts'

const part = (sentence: string, max: number = limits.addressPartLength) =>
  plainText({ max, required: sentence, tooLong: sentence }).refine((text) => /\p{L}|\p{N}/u.test(text), {
    error: sentence,
  })

const taxId = z
  .string({ error: refusals.taxId })
  .trim()
  .regex(/^[A-Za-z\d][A-Za-z\d -]{2,28}[A-Za-z\d]$/, { error: refusals.taxId })

/** Who sells, or null for a shop that has not said so yet. */
export const companyInput = z
  .object(
    {
      legalName: part(refusals.legalName, limits.legalNameLength),
      street: part(refusals.companyStreet),
      city: part(refusals.companyCity),
      state: part(refusals.companyState),
      postalCode: part(refusals.companyZip),
      country: countryInput.default(defaultCountry),
      taxId: taxId.nullable().default(null),
      supportEmail: requiredEmail(refusals.supportEmail),
    },
    { error: refusals.company },
  )
  .superRefine((company, ctx) => {
    const { postalCode } = company
    if (!zipIsReadable(company)) {
      ctx.addIssue({ code: 'custom', path: ['postalCode'], message: refusals.companyZip })
    } else if (!isStateOfZip(company)) {
      ctx.addIssue({ code: 'custom', path: ['state'], message: refusals.stateNotOfZip(postalCode) })
    }
  })
  .nullable()

/** As far as we know: a code that nobody has is not looked at. */
function isStateOfZip({ country, state, postalCode }: Pick<Company, 'country' | 'state' | 'postalCode'>) {
  const known = country === defaultCountry ? stateOfZip(postalCode) : null
  return known === null || known === stateCodeOf(state)
}
