import type { MaskedPayoutDetails, PayoutDetailsInput } from '@trivet/core/contract/referrals'
import { redirectsPayout, type PayoutDetails } from '@trivet/core/referrals'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import { lockHost, withIdentity } from '../accounts/index.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { masked } from './masked-details.ts'
import { findPayoutDetails, storePayoutDetails } from './payout-details.repo.ts'
import { findPendingMethod } from './payouts.repo.ts'

/**
 * Changes where payouts go, but not under one that waits: it goes where it was asked to go. A session is not enough for
 * it, the first time neither: commission may be waiting. The host is told by mail: if it was somebody else, the host
 * hears of it.
 */
export async function savePayoutDetails(
  ctx: UserContext,
  { currentPassword, passkey, ...input }: PayoutDetailsInput,
): Promise<MaskedPayoutDetails> {
  const { userId } = ctx.actor
  await ctx.limits.count({ key: `payout-details:${userId}`, max: 10, windowSeconds: 3600 })
  const now = ctx.clock.now()
  const details = await withIdentity(ctx, { currentPassword, passkey }, async (tx) => {
    await lockHost(tx, userId)
    const present = await findPayoutDetails(tx, userId)
    const next: PayoutDetails = {
      paypalEmail: input.paypalEmail === undefined ? present.paypalEmail : input.paypalEmail,
      bank: input.bank === undefined ? present.bank : input.bank,
    }
    const method = await findPendingMethod(tx, userId)
    if (method && redirectsPayout(method, { present, next })) throw new AppError('PAYOUT_DETAILS_IN_USE')
    await storePayoutDetails(tx, { userId, details: next, now })
    const subject = `user:${userId}` as const
    await recordAudit(tx, { actorId: userId, action: 'payout-details.changed', subject, now })
    const dedupeKey = `payout-details-changed:${newId()}`
    await queueHostMail(tx, {
      template: 'payout-details-changed',
      hostId: userId,
      data: (name) => ({ name }),
      dedupeKey,
      now,
    })
    return next
  })
  ctx.log.info({ event: 'security.payout_details_changed', userId })
  return masked(details)
}
