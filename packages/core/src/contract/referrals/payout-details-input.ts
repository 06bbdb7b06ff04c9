import * as z from 'zod'
import * as accountsCopy from '../../copy/accounts/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as referralsCopy from '../../copy/referrals/sentences.ts'
import * as signInCopy from '../../copy/sign-in/sentences.ts'
import { requiredEmail } from '../accounts/email-input.ts'

import { plainText } from '../fields/text-input.ts'
import { signedPasskeyInput } from '../sign-in/passkey-input.ts'
import { isRoutingNumber } from '../../referrals/payout-rules.ts'

/** People write account numbers in groups. */
const digits = (message: string) =>
  z.string({ error: message }).transform((text) => text.replace(/[\s-]/g, ''))

/** A US bank account. */
export const bankInput = z.object(
  {
    accountHolder: plainText({ max: 100, required: generalCopy.fillRequiredFields }),
    routingNumber: digits(referralsCopy.routingNumberInvalid).refine(isRoutingNumber, {
      error: referralsCopy.routingNumberInvalid,
    }),
    accountNumber: digits(referralsCopy.accountNumberInvalid).refine((text) => /^[0-9]{4,17}$/.test(text), {
      error: referralsCopy.accountNumberInvalid,
    }),
  },
  { error: generalCopy.fillRequiredFields },
)

/** Who changes it says who they are: by their password, or a passkey where the account has one. */
const proof = {
  currentPassword: z.string({ error: signInCopy.passwordRequired }).optional(),
  passkey: signedPasskeyInput.optional(),
}

type Proof = { currentPassword?: string | undefined; passkey?: unknown }

const hasProof = ({ currentPassword = '', passkey }: Proof) =>
  currentPassword.trim() !== '' || passkey !== undefined

const proofMissing = { path: ['currentPassword'], error: signInCopy.passwordRequired }

export const paypalEmailInput = requiredEmail(accountsCopy.emailInvalid)

/** Where a host wants payouts to go. What is left out stays as it is, null is forgotten. */
export const payoutDetailsInput = z
  .object({ paypalEmail: paypalEmailInput.nullish(), bank: bankInput.nullish(), ...proof })
  .refine(hasProof, proofMissing)

// as the forms ask for it
export const paypalFormInput = z
  .object({ paypalEmail: paypalEmailInput, ...proof })
  .refine(hasProof, proofMissing)
export const bankFormInput = bankInput.extend(proof).refine(hasProof, proofMissing)
export const forgetFormInput = z.object(proof).refine(hasProof, proofMissing)

export type PayoutDetailsInput = z.output<typeof payoutDetailsInput>
