import type { ReferralCode } from '@trivet/core/contract/referrals'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { toReferralCode } from './referral-code.ts'
import { findActiveCode } from './referral-codes.repo.ts'

/** The caller's own code, as long as it is good. */
export async function getReferralCode(ctx: UserContext): Promise<ReferralCode> {
  const code = await findActiveCode(ctx.sql, { hostId: ctx.actor.userId, now: ctx.clock.now() })
  if (!code) throw new AppError('REFERRAL_NOT_FOUND')
  return toReferralCode(code, ctx.publicUrl)
}
