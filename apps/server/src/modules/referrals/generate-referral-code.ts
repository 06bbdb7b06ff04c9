import { randomBytes } from 'node:crypto'
import type { ReferralCode } from '@trivet/core/contract/referrals'
import { referralCodeFrom, referralCodeLength, referralCodeMonths } from '@trivet/core/referrals'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { toReferralCode } from './referral-code.ts'
import { findActiveCode, insertCode } from './referral-codes.repo.ts'

// the same eight characters by chance: once in a lifetime; the second time is somebody else's bug
const tries = 3

/** The host's code: the one that is still good, or a new one for twelve months. */
export async function generateReferralCode(ctx: UserContext): Promise<ReferralCode> {
  const hostId = ctx.actor.userId
  const now = ctx.clock.now()
  const present = await findActiveCode(ctx.sql, { hostId, now })
  if (present) {
    ctx.reply.status(200)
    return toReferralCode(present, ctx.publicUrl)
  }

  await ctx.limits.count({ key: `referral-generate:${hostId}`, max: 5, windowSeconds: 86_400 })
  for (let tried = 0; tried < tries; tried += 1) {
    const code = referralCodeFrom(randomBytes(referralCodeLength))
    const fresh = { id: newId(), hostId, code, now, months: referralCodeMonths }
    const isNew = await transaction(ctx.sql, (tx) => insertCode(tx, fresh))
    const active = await findActiveCode(ctx.sql, { hostId, now })
    if (!active) continue
    if (!isNew) ctx.reply.status(200)
    return toReferralCode(active, ctx.publicUrl)
  }
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 })
}
