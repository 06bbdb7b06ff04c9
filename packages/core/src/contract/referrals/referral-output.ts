import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { payoutMethods, payoutStatuses } from '../../referrals/payout-rules.ts'
import { commissionDecisions } from '../../referrals/commission-review.ts'
import { referralSignalKinds } from '../../referrals/referral-signals.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { payoutLineKinds } from '../../referrals/payout-statement.ts'
import { referralStates } from '../../referrals/referral-state.ts'
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

const takenBackOutput = z.object({ date: calendarDateInput, amount: dollars })

/** An order of a payout: whoever rented is told to nobody. */
export const payoutLineOutput = z.object({
  kind: z.enum(payoutLineKinds).meta({
    description: '`taken-back`: of an order that an earlier payout has paid',
  }),
  orderNumber: z.string(),
  month: z.string().meta({ description: 'Of the delivery, such as 2026-07' }),
  orderAmount: dollars.meta({ description: 'Rental cost less discount' }),
  commissionPercent: z.number(),
  commission: dollars.meta({ description: 'Of the whole order, before anything was taken back' }),
  takenBack: z.array(takenBackOutput),
  amount: dollars.meta({ description: 'What the payout counts; below zero for `taken-back`' }),
})

/** A payout with its lines, which add up to its amount. */
export const payoutStatementOutput = payoutOutput.extend({ lines: z.array(payoutLineOutput) })

export const hostReferralOutput = z.object({
  orderNumber: z.string(),
  date: instantOutput.meta({ description: 'When the guest paid' }),
  orderAmount: dollars,
  commission: dollars.meta({ description: 'Less what was taken back' }),
  takenBack: dollars,
  orderStatus: z.enum(orderStatuses),
  state: z.enum(referralStates).meta({
    description: '`nothing`: no commission was earned, as where a promotion code made the rental free',
  }),
  availableAbout: calendarDateInput
    .nullable()
    .meta({ description: 'The pickup day of a pending one; null once it has passed, and of all others' }),
  payoutId: z.string().nullable().meta({ description: 'The payout that counts it' }),
})

export const hostReferralPageOutput = z.object({
  referrals: z.array(hostReferralOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
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
  exportedAt: instantOutput
    .nullable()
    .meta({ description: 'Put into a payout file; a refund lowers it no more' }),
  payTo: z
    .object({
      paypalEmail: z.string().optional(),
      accountHolder: z.string().optional(),
      routingNumber: z.string().optional(),
      accountNumber: z.string().optional(),
    })
    .nullable(),
})

/** A statement as staff read it. */
export const staffPayoutStatementOutput = payoutRequestOutput.extend({
  lines: z.array(payoutLineOutput.extend({ orderId: z.string() })),
})

export const payoutFileOutput = z.object({
  name: z.string(),
  content: z.string().meta({ description: 'The file, as CSV' }),
  count: z.int(),
  total: dollars,
})

export const processedPayoutsOutput = z.object({
  processed: z.int(),
  refused: z.array(z.object({ _id: z.string(), message: z.string() })),
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
export type PayoutLineRow = z.infer<typeof payoutLineOutput>
export type PayoutStatement = z.infer<typeof payoutStatementOutput>
export type StaffPayoutStatement = z.infer<typeof staffPayoutStatementOutput>
export type PayoutFile = z.infer<typeof payoutFileOutput>
export type ProcessedPayouts = z.infer<typeof processedPayoutsOutput>
export type HostReferral = z.infer<typeof hostReferralOutput>
export type HostReferralPage = z.infer<typeof hostReferralPageOutput>
export type PayoutPage = z.infer<typeof payoutPageOutput>
