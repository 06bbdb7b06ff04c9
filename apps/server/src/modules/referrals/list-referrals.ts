import { adminPageSize } from '@trivet/core/contract/orders'
import type { ReferralListInput, ReferralPage } from '@trivet/core/contract/referrals'
import { toDecimal } from '@trivet/core/money'
import type { UserContext } from '../../api/context.ts'
import { codeState } from './code-state.ts'
import { toPayout } from './payout.ts'
import { findCodePage } from './referral-list.repo.ts'

/** The codes staff look for, newest first unless they say otherwise. */
export async function listReferrals(
  ctx: UserContext,
  { pageNumber: page, ...filter }: ReferralListInput,
): Promise<ReferralPage> {
  const now = ctx.clock.now()
  const { found, total } = await findCodePage(ctx.sql, filter, { page, pageSize: adminPageSize, now })
  return {
    referralCodes: found.map((one) => ({
      _id: one.id,
      code: one.code,
      expiresAt: one.expiresAt.toISOString(),
      createdAt: one.createdAt.toISOString(),
      isActive: codeState(one, now) === 'active',
      state: codeState(one, now),
      host: { _id: one.host.id, name: one.host.name, email: one.host.email },
      usageCount: one.usageCount,
      totalEarnings: toDecimal(one.earnedCents),
      payouts: one.payouts.map(toPayout),
    })),
    page,
    pages: Math.ceil(total / adminPageSize),
    total,
  }
}
