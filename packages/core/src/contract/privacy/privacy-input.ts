import * as z from 'zod'
import * as accountsCopy from '../../copy/accounts/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import { requiredEmail } from '../accounts/email-input.ts'
import { plainText } from '../fields/text-input.ts'

/** The password once more; without it, it has to be a while ago at most that it was given. */
export const provenInput = z.object({
  currentPassword: z
    .string({ error: accountsCopy.currentPasswordWrong })
    .optional()
    .transform((text) => (text?.trim() === '' ? undefined : text)),
})

const reason = plainText({ max: 300, required: generalCopy.reasonNeeded }).meta({
  description: 'Why, for the audit log; without naming the person, who is gone from there as well',
})

export const personOfAccountInput = z.object({ id: z.string(), reason })

export const personOfAddressInput = z.object({ email: requiredEmail(accountsCopy.emailInvalid), reason })

export type ProvenInput = z.output<typeof provenInput>
export type PersonOfAccountInput = z.output<typeof personOfAccountInput>
export type PersonOfAddressInput = z.output<typeof personOfAddressInput>
