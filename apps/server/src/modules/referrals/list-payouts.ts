import type { Payout } from '@trivet/core/contract/referrals'
import type { UserContext } from '../../api/context.ts'
import { toPayout } from './payout.ts'
import { findPayoutsOf } from './payouts.repo.ts'

const mostShown = 100

/** The caller's own payouts, newest first. */
export async function listPayouts(ctx: UserContext): Promise<Payout[]> {
  const found = await findPayoutsOf(ctx.sql, { hostId: ctx.actor.userId, count: mostShown })
  return found.map(toPayout)
}
