import { adminPageSize } from '@trivet/core/contract/orders'
import type { PayoutListInput, PayoutPage } from '@trivet/core/contract/referrals'
import type { UserContext } from '../../api/context.ts'
import { findPayoutPage } from './payout-page.repo.ts'
import { toPayoutRequest } from './payout-request.ts'

/** All payouts for staff, the waiting ones first and with where to send the money. */
export async function listPayoutRequests(
  ctx: UserContext,
  { pageNumber, status }: PayoutListInput,
): Promise<PayoutPage> {
  const wanted = { status: status ?? null, page: pageNumber, pageSize: adminPageSize }
  const { found, total } = await findPayoutPage(ctx.sql, wanted)
  return {
    payouts: found.map(toPayoutRequest),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
  }
}
