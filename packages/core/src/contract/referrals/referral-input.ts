import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as paymentsCopy from '../../copy/payments/sentences.ts'
import * as referralsCopy from '../../copy/referrals/sentences.ts'

import { queryPageNumber, querySearch, querySort, queryWord } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'
import { normalizeReferralCode } from '../../referrals/referral-code.ts'
import { commissionDecisions } from '../../referrals/commission-review.ts'
import { payoutFileMethods, payoutFileRows } from '../../referrals/payout-file.ts'
import { payoutDecisions, payoutMethods, payoutStatuses } from '../../referrals/payout-rules.ts'

/** Any text: what is no code is answered as an unknown one. */
export const validateReferralInput = z.object({ code: z.string({ error: referralsCopy.referralInvalid }) })

/** The code that goes with a cart or an order; a blank one is none. */
export const optionalReferralCode = z
  .string({ error: referralsCopy.referralInvalid })
  .nullish()
  .transform((text) => normalizeReferralCode(text ?? '') || null)

export const payoutRequestInput = z.object({
  paymentMethod: z
    .enum(payoutMethods, { error: paymentsCopy.invalidPaymentMethod })
    .default('creditToAccount'),
})

/** Any text: what is no id belongs to no payout, and answers as an unknown one. */
export const payoutIdInput = z.object({ id: z.string() })

export const processPayoutInput = z.object({
  status: z.enum(payoutDecisions, { error: generalCopy.invalidStatus }),
  notes: plainText({ max: 1000, multiline: true }).default(''),
  transactionId: plainText({ max: 100 }).default(''),
  expectedAmount: z
    .number()
    .optional()
    .meta({ description: 'The amount as it was seen; refused when a refund has lowered it since' }),
})

/** Any text: what is no id belongs to no payout. */
const payoutIds = z
  .array(z.string(), { error: referralsCopy.choosePayouts })
  .min(1, referralsCopy.choosePayouts)
  .max(payoutFileRows, referralsCopy.tooManyPayouts(payoutFileRows))
  .transform((ids) => [...new Set(ids)])

export const payoutFileInput = z.object({
  method: z.enum(payoutFileMethods, { error: paymentsCopy.invalidPaymentMethod }),
  ids: payoutIds.meta({ description: 'Open payouts, all of them to be paid by this method' }),
})

/** What was sent, as the bank or PayPal names it. */
export const processPayoutsInput = z.object({
  payouts: z
    .array(z.object({ id: z.string(), expectedAmount: z.number() }), { error: referralsCopy.choosePayouts })
    .min(1, referralsCopy.choosePayouts)
    .max(payoutFileRows, referralsCopy.tooManyPayouts(payoutFileRows)),
  transactionId: plainText({ max: 100 }).default(''),
})

/** All pages of the caller's own referrals. */
export const hostReferralsInput = z.object({ pageNumber: queryPageNumber })

export const codeStates = ['active', 'expired', 'withdrawn'] as const

export type CodeState = (typeof codeStates)[number]

/** What narrows the staff's list of codes; newest first unless `sort` says otherwise. */
export const referralFilterInput = z.object({
  q: querySearch.meta({ description: 'Part of a code, or of the name or email of its host' }),
  state: queryWord(codeStates, generalCopy.invalidStatus),
  sort: querySort(['created', 'code', 'host', 'expires', 'orders', 'earned']),
})

export const referralListInput = referralFilterInput.extend({ pageNumber: queryPageNumber })

export const payoutListInput = z.object({
  pageNumber: queryPageNumber,
  status: z.enum(payoutStatuses, { error: generalCopy.invalidStatus }).optional(),
})

export const reviewListInput = z.object({ pageNumber: queryPageNumber })

/** Any text: what is no id belongs to no order, and answers as one without a review. */
export const reviewedOrderInput = z.object({ orderId: z.string() })

export const reviewCommissionInput = z
  .object({
    decision: z.enum(commissionDecisions, { error: referralsCopy.commissionDecisionInvalid }),
    reason: plainText({ max: 1000, multiline: true }).default(''),
  })
  .refine(({ decision, reason }) => decision !== 'refused' || reason !== '', {
    path: ['reason'],
    error: referralsCopy.commissionReasonMissing,
  })

export type ReviewListInput = z.output<typeof reviewListInput>
export type ReviewCommissionInput = z.output<typeof reviewCommissionInput>
export type ValidateReferralInput = z.output<typeof validateReferralInput>
export type PayoutRequestInput = z.output<typeof payoutRequestInput>
export type ProcessPayoutInput = z.output<typeof processPayoutInput>
export type PayoutFileInput = z.output<typeof payoutFileInput>
export type ProcessPayoutsInput = z.output<typeof processPayoutsInput>
export type HostReferralsInput = z.output<typeof hostReferralsInput>
export type ReferralFilter = z.output<typeof referralFilterInput>
export type ReferralListInput = z.output<typeof referralListInput>
export type PayoutListInput = z.output<typeof payoutListInput>
