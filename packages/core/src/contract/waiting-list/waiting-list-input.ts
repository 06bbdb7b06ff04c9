import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import { waitingListPlace } from '../../copy/waiting-list/sentences.ts'
import { defaultCountry } from '../../address/address-rules.ts'
import { requiredEmail } from '../accounts/email-input.ts'
import { countryInput, unreadableZip, zipIsReadable } from '../address/address-input.ts'
import { queryPageNumber, querySearch, querySort } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'

/** Who wants to be told, and of which place. */
export const waitingListInput = z
  .object({
    email: requiredEmail(generalCopy.fillRequiredFields),
    postalCode: plainText({ max: 20, required: waitingListPlace }),
    city: plainText({ max: 200 }).default(''),
    country: countryInput.default(defaultCountry),
  })
  .refine(zipIsReadable, unreadableZip)

/** What narrows the staff's list; newest first unless `sort` says otherwise. */
export const waitingListFilterInput = z.object({
  q: querySearch.meta({ description: 'Part of an email or of a postal code' }),
  sort: querySort(['since', 'email', 'place']),
})

export const waitingListPageInput = waitingListFilterInput.extend({ pageNumber: queryPageNumber })

/** Any text: what is no id belongs to no entry, and answers as an unknown one. */
export const waitingListIdInput = z.object({ id: z.string() })

export type WaitingListInput = z.output<typeof waitingListInput>
export type WaitingListFilter = z.output<typeof waitingListFilterInput>
export type WaitingListPageInput = z.output<typeof waitingListPageInput>
