import { adminPageSize } from '@trivet/core/contract/orders'
import type { PayoutListInput, PayoutPage, PayoutRequest } from '@trivet/core/contract/referrals'
import type { UserContext } from '../../api/context.ts'
import { toPayout } from './payout.ts'
import { findPayoutPage, type PayoutForStaff } from './payout-page.repo.ts'

/** All payouts for staff, the waiting ones first and with where to send the money. */
export async function listPayoutRequests(
  ctx: UserContext,
  { pageNumber, status }: PayoutListInput,
): Promise<PayoutPage> {
  const wanted = { status: status ?? null, page: pageNumber, pageSize: adminPageSize }
  const { found, total } = await findPayoutPage(ctx.sql, wanted)
  return {
    payouts: found.map((one) => ({
      ...toPayout(one),
      host: { _id: one.host.id, name: one.host.name, email: one.host.email },
      payTo: payToOf(one),
    })),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
  }
}

function payToOf({ status, method, details }: PayoutForStaff): PayoutRequest['payTo'] {
  if (status !== 'pending') return null
  if (method === 'paypal') return details.paypalEmail ? { paypalEmail: details.paypalEmail } : null
  return method === 'bankTransfer' ? details.bank : null
}
