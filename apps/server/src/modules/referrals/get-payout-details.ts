import type { MaskedPayoutDetails } from '@trivet/core/contract/referrals'
import type { UserContext } from '../../api/context.ts'
import { masked } from './masked-details.ts'
import { findPayoutDetails } from './payout-details.repo.ts'

/** What the profile keeps, masked: whoever finds the page open learns no number. */
export async function getPayoutDetails(ctx: UserContext): Promise<MaskedPayoutDetails> {
  return masked(await findPayoutDetails(ctx.sql, ctx.actor.userId))
}
