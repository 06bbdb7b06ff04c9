import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { payoutMethods, payoutStatuses } from '../../referrals/payout-rules.ts'
import { commissionDecisions } from '../../referrals/commission-review.ts'
import { referralSignalKinds } from '../../referrals/referral-signals.ts'
import { codeStates } from './referral-input.ts'
import { dollars } from '../fields/unit-fields.ts'

export const referralCodeOutput = z.object({
  code: z.string(),
  expiresAt: instantOutput,
  createdAt: instantOutput,
  link: z.string().meta({ description: 'Opens the shop with the code applied' }),
})

export const referralValidityOutput = z.object({
  valid: z.boolean(),
  discountPercentage: z.int(),
  message: z.string().optional(),
})

/** A payout as its host sees it. */
export const payoutOutput = z.object({
  _id: z.string(),
  status: z.enum(payoutStatuses),
  date: instantOutput,
  amount: dollars,
  paymentMethod: z.enum(payoutMethods),
  destination: z.string().meta({ description: 'Where it goes, masked' }),
  decidedAt: instantOutput.nullable(),
  notes: z.string(),
  transactionId: z.string(),
})

export const referralStatsOutput = z.object({
  totalEarnings: dollars.meta({ description: 'Earned and not taken back; the sum of the next five' }),
  pendingCommission: dollars.meta({ description: 'Paid by guests; available when their orders complete' }),
  heldCommission: dollars.meta({ description: 'Being checked by staff; in no payout before' }),
  pendingPayout: z.number().meta({
    description: 'Available and in no payout; below zero after late refunds',
  }),
  requested: dollars.meta({ description: 'In an open payout request' }),
  totalPaidOut: dollars.meta({ description: 'Paid out' }),
  totalUsage: z.int().meta({ description: 'Orders that were paid and not cancelled' }),
  monthlyEarnings: z.array(z.object({ month: z.string(), earnings: dollars })),
  recentReferrals: z.array(
    z.object({
      date: instantOutput,
      orderAmount: dollars,
      commission: dollars,
      orderStatus: z.enum(orderStatuses),
      isHeld: z.boolean().meta({ description: 'Its commission is being checked' }),
    }),
  ),
})

/** What the profile keeps to pay a host, masked. */
export const payoutDetailsOutput = z.object({
  paypalEmail: z.string().nullable(),
  bank: z.object({ accountHolder: z.string(), accountNumber: z.string() }).nullable(),
})

const hostOutput = z.object({ _id: z.string(), name: z.string(), email: z.string() })

export const referralListItemOutput = z.object({
  _id: z.string(),
  code: z.string(),
  expiresAt: instantOutput,
  createdAt: instantOutput,
  isActive: z.boolean(),
  state: z.enum(codeStates),
  host: hostOutput,
  usageCount: z.int(),
  totalEarnings: dollars,
  payouts: z.array(payoutOutput),
})

export const referralPageOutput = z.object({
  referralCodes: z.array(referralListItemOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
})

/** A payout as staff see it; where the money goes is told in full only while it is still to be sent. */
export const payoutRequestOutput = payoutOutput.extend({
  host: hostOutput,
  payTo: z
    .object({
      paypalEmail: z.string().optional(),
      accountHolder: z.string().optional(),
      routingNumber: z.string().optional(),
      accountNumber: z.string().optional(),
    })
    .nullable(),
})

export const payoutPageOutput = z.object({
  payouts: z.array(payoutRequestOutput),
  page: z.int(),
  pages: z.int(),
})

/** A commission that waits for a review, as staff see it. */
export const commissionReviewOutput = z.object({
  order: z.object({ _id: z.string(), number: z.string() }),
  host: hostOutput,
  guest: hostOutput,
  amount: dollars.meta({ description: 'What is left of the commission' }),
  signals: z.array(z.enum(referralSignalKinds)),
  heldAt: instantOutput,
})

export const commissionReviewPageOutput = z.object({
  reviews: z.array(commissionReviewOutput),
  page: z.int(),
  pages: z.int(),
})

export const reviewOutcomeOutput = z.object({ outcome: z.enum(commissionDecisions), amount: dollars })

export type CommissionReview = z.infer<typeof commissionReviewOutput>
export type CommissionReviewPage = z.infer<typeof commissionReviewPageOutput>
export type CommissionReviewOutcome = z.infer<typeof reviewOutcomeOutput>
export type ReferralCode = z.infer<typeof referralCodeOutput>
export type ReferralValidity = z.infer<typeof referralValidityOutput>
export type Payout = z.infer<typeof payoutOutput>
export type ReferralStats = z.infer<typeof referralStatsOutput>
export type MaskedPayoutDetails = z.infer<typeof payoutDetailsOutput>
export type ReferralListItem = z.infer<typeof referralListItemOutput>
export type ReferralPage = z.infer<typeof referralPageOutput>
export type PayoutRequest = z.infer<typeof payoutRequestOutput>
export type PayoutPage = z.infer<typeof payoutPageOutput>
