import * as z from 'zod'
import * as accountsCopy from '../../copy/accounts/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as referralsCopy from '../../copy/referrals/sentences.ts'
import { requiredEmail } from '../accounts/email-input.ts'

import { plainText } from '../fields/text-input.ts'
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

/** Where a host wants payouts to go. What is left out stays as it is, null is forgotten. */
export const payoutDetailsInput = z.object({
  paypalEmail: requiredEmail(accountsCopy.emailInvalid).nullish(),
  bank: bankInput.nullish(),
})

export type PayoutDetailsInput = z.output<typeof payoutDetailsInput>
