import { adminPageSize, toDecimal, type ReferralListInput, type ReferralPage } from '@trivet/core'
import type { UserContext } from '../../api/context.ts'
import { toPayout } from './payout.ts'
import { findCodePage } from './referral-list.repo.ts'

/** All codes, newest first, for staff. */
export async function listReferrals(
  ctx: UserContext,
  { pageNumber }: ReferralListInput,
): Promise<ReferralPage> {
  const wanted = { page: pageNumber, pageSize: adminPageSize, now: ctx.clock.now() }
  const { found, total } = await findCodePage(ctx.sql, wanted)
  return {
    referralCodes: found.map((one) => ({
      _id: one.id,
      code: one.code,
      expiresAt: one.expiresAt.toISOString(),
      createdAt: one.createdAt.toISOString(),
      isActive: one.isActive,
      host: { _id: one.host.id, name: one.host.name, email: one.host.email },
      usageCount: one.usageCount,
      totalEarnings: toDecimal(one.earnedCents),
      payouts: one.payouts.map(toPayout),
    })),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
  }
}
