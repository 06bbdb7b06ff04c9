import {
  commissionReviewPageOutput,
  hostReferralPageOutput,
  hostReferralsInput,
  payoutDetailsInput,
  payoutDetailsOutput,
  payoutFileInput,
  payoutFileOutput,
  payoutIdInput,
  payoutListInput,
  payoutOutput,
  payoutPageOutput,
  payoutRequestInput,
  payoutStatementOutput,
  processedPayoutsOutput,
  processPayoutInput,
  processPayoutsInput,
  referralCodeOutput,
  referralListInput,
  referralPageOutput,
  referralStatsOutput,
  referralValidityOutput,
  reviewCommissionInput,
  reviewListInput,
  reviewOutcomeOutput,
  reviewedOrderInput,
  staffPayoutStatementOutput,
  validateReferralInput,
} from '@trivet/core/contract/referrals'
import { hostProcedure, publicProcedure, router, staffProcedure } from '../../api/trpc.ts'
import { exportPayouts } from './export-payouts.ts'
import { generateReferralCode } from './generate-referral-code.ts'
import { getPayoutDetails } from './get-payout-details.ts'
import { getPayoutRequest } from './get-payout-request.ts'
import { getPayout } from './get-payout.ts'
import { getReferralCode } from './get-referral-code.ts'
import { getReferralStats } from './get-referral-stats.ts'
import { listHostReferrals } from './list-host-referrals.ts'
import { listPayoutRequests } from './list-payout-requests.ts'
import { listPayouts } from './list-payouts.ts'
import { listReferrals } from './list-referrals.ts'
import { listCommissionReviews } from './list-commission-reviews.ts'
import { processPayout } from './process-payout.ts'
import { processPayouts } from './process-payouts.ts'
import { requestPayout } from './request-payout.ts'
import { reviewCommission } from './review-commission.ts'
import { savePayoutDetails } from './save-payout-details.ts'
import { validateReferralCode } from './validate-referral-code.ts'

type Access = 'public' | 'host' | 'admin'
type Method = 'GET' | 'POST' | 'PUT'

const rest = (access: Access, method: Method, path: `/${string}`, summary: string, status = 200) => ({
  rest: { access, method, path, summary, status, tags: ['Referrals'] },
})

export const referralsRouter = router({
  generate: hostProcedure
    .meta({
      rest: {
        ...rest('host', 'POST', '/referral/generate', 'Your code, a new one if need be', 201).rest,
        statusIfThere: 200,
      },
    })
    .output(referralCodeOutput)
    .mutation(({ ctx }) => generateReferralCode(ctx)),

  mine: hostProcedure
    .meta(rest('host', 'GET', '/referral/mycode', 'Your code'))
    .output(referralCodeOutput)
    .query(({ ctx }) => getReferralCode(ctx)),

  stats: hostProcedure
    .meta(rest('host', 'GET', '/referral/stats', 'Your earnings'))
    .output(referralStatsOutput)
    .query(({ ctx }) => getReferralStats(ctx)),

  requestPayout: hostProcedure
    .meta(rest('host', 'POST', '/referral/payout-request', 'Ask for a payout', 201))
    .input(payoutRequestInput)
    .output(payoutOutput)
    .mutation(({ ctx, input }) => requestPayout(ctx, input)),

  myReferrals: hostProcedure
    .meta(rest('host', 'GET', '/referral/referrals', 'Your referrals, and where the commission of each is'))
    .input(hostReferralsInput)
    .output(hostReferralPageOutput)
    .query(({ ctx, input }) => listHostReferrals(ctx, input)),

  payouts: hostProcedure
    .meta(rest('host', 'GET', '/referral/payouts', 'Your payouts'))
    .output(payoutOutput.array())
    .query(({ ctx }) => listPayouts(ctx)),

  payout: hostProcedure
    .meta(rest('host', 'GET', '/referral/payouts/{id}', 'Your payout, order by order'))
    .input(payoutIdInput)
    .output(payoutStatementOutput)
    .query(({ ctx, input }) => getPayout(ctx, input.id)),

  payoutDetails: hostProcedure
    .meta(rest('host', 'GET', '/users/profile/payout-details', 'Where your payouts go, masked'))
    .output(payoutDetailsOutput)
    .query(({ ctx }) => getPayoutDetails(ctx)),

  savePayoutDetails: hostProcedure
    .meta(rest('host', 'PUT', '/users/profile/payout-details', 'Change where your payouts go'))
    .input(payoutDetailsInput)
    .output(payoutDetailsOutput)
    .mutation(({ ctx, input }) => savePayoutDetails(ctx, input)),

  validate: publicProcedure
    .meta(rest('public', 'POST', '/referral/validate', 'Is there such a code?'))
    .input(validateReferralInput)
    .output(referralValidityOutput)
    .mutation(({ ctx, input }) => validateReferralCode(ctx, input)),

  list: staffProcedure('payouts')
    .meta(rest('admin', 'GET', '/referral/admin/referrals', 'All codes'))
    .input(referralListInput)
    .output(referralPageOutput)
    .query(({ ctx, input }) => listReferrals(ctx, input)),

  payoutRequests: staffProcedure('payouts')
    .meta(rest('admin', 'GET', '/referral/admin/payouts', 'All payouts'))
    .input(payoutListInput)
    .output(payoutPageOutput)
    .query(({ ctx, input }) => listPayoutRequests(ctx, input)),

  commissionReviews: staffProcedure('payouts')
    .meta(rest('admin', 'GET', '/referral/admin/commission-reviews', 'Commissions to review'))
    .input(reviewListInput)
    .output(commissionReviewPageOutput)
    .query(({ ctx, input }) => listCommissionReviews(ctx, input)),

  reviewCommission: staffProcedure('payouts')
    .meta(
      rest('admin', 'PUT', '/referral/admin/commission-reviews/{orderId}', 'Release or refuse a commission'),
    )
    .input(reviewedOrderInput)
    .input(reviewCommissionInput)
    .output(reviewOutcomeOutput)
    .mutation(({ ctx, input }) => reviewCommission(ctx, input)),

  payoutRequest: staffProcedure('payouts')
    .meta(rest('admin', 'GET', '/referral/admin/payouts/{id}', 'A payout, order by order'))
    .input(payoutIdInput)
    .output(staffPayoutStatementOutput)
    .query(({ ctx, input }) => getPayoutRequest(ctx, input.id)),

  processPayout: staffProcedure('payouts')
    .meta(rest('admin', 'PUT', '/referral/admin/process-payout/{id}', 'Decide a payout'))
    .input(payoutIdInput)
    .input(processPayoutInput)
    .output(payoutOutput)
    .mutation(({ ctx, input }) => processPayout(ctx, input)),

  processPayouts: staffProcedure('payouts')
    .meta(rest('admin', 'POST', '/referral/admin/process-payouts', 'Say that several payouts were sent'))
    .input(processPayoutsInput)
    .output(processedPayoutsOutput)
    .mutation(({ ctx, input }) => processPayouts(ctx, input)),

  exportPayouts: staffProcedure('payouts')
    .meta(rest('admin', 'POST', '/referral/admin/payout-file', 'Open payouts as a file for PayPal or a bank'))
    .input(payoutFileInput)
    .output(payoutFileOutput)
    .mutation(({ ctx, input }) => exportPayouts(ctx, input)),
})
