import * as z from 'zod'
import { goodwillLimits } from '../../account-credit/goodwill.ts'
import * as accountCreditCopy from '../../copy/account-credit/sentences.ts'
import { toDecimal } from '../../money/money.ts'
import { centsInput } from '../fields/cents-input.ts'
import { plainText } from '../fields/text-input.ts'

/** Credit that staff give. */
export const goodwillInput = z.object({
  amount: centsInput({
    least: toDecimal(goodwillLimits.leastCents),
    most: toDecimal(goodwillLimits.mostCents),
    error: accountCreditCopy.goodwillAmountInvalid,
  }).meta({ description: 'From 0.01 to 1,000.00' }),
  reason: plainText({ max: 500, required: accountCreditCopy.goodwillReasonRequired }).meta({
    description: 'The customer reads it, in the mail and with the entry',
  }),
})

export type GoodwillInput = z.output<typeof goodwillInput>
