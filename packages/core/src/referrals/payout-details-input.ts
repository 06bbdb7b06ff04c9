import * as z from 'zod'
import { requiredEmail } from '../accounts/email-input.ts'
import { messages } from '../messages.ts'
import { plainText } from '../text-input.ts'
import { isRoutingNumber } from './payout-rules.ts'

/** People write account numbers in groups. */
const digits = (message: string) =>
  z.string({ error: message }).transform((text) => text.replace(/[\s-]/g, ''))

/** A US bank account. */
export const bankInput = z.object(
  {
    accountHolder: plainText({ max: 100, required: messages.fillRequiredFields }),
    routingNumber: digits(messages.routingNumberInvalid).refine(isRoutingNumber, {
      error: messages.routingNumberInvalid,
    }),
    accountNumber: digits(messages.accountNumberInvalid).refine((text) => /^[0-9]{4,17}$/.test(text), {
      error: messages.accountNumberInvalid,
    }),
  },
  { error: messages.fillRequiredFields },
)

/** Where a host wants payouts to go. What is left out stays as it is, null is forgotten. */
export const payoutDetailsInput = z.object({
  paypalEmail: requiredEmail(messages.emailInvalid).nullish(),
  bank: bankInput.nullish(),
})

export type PayoutDetailsInput = z.output<typeof payoutDetailsInput>
