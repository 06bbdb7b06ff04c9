import type { PayoutStatement } from '@trivet/core/contract/referrals'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { readPayoutLines } from './payout-lines.ts'
import { toPayout } from './payout.ts'
import { findPayoutOf } from './payouts.repo.ts'

/** An own payout with the orders it is made of. */
export async function getPayout(ctx: UserContext, id: string): Promise<PayoutStatement> {
  const found = await findPayoutOf(ctx.sql, { payoutId: id, hostId: ctx.actor.userId })
  if (!found) throw new AppError('PAYOUT_NOT_FOUND')
  const lines = await readPayoutLines(ctx.sql, id)
  return { ...toPayout(found), lines: lines.map(({ line }) => line) }
}
