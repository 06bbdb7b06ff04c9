import type { PayoutRequest } from '@trivet/core/contract/referrals'
import type { PayoutForStaff } from './payout-page.repo.ts'
import { toPayout } from './payout.ts'

/** A payout as staff see it. */
export function toPayoutRequest(payout: PayoutForStaff): PayoutRequest {
  const { host, exportedAt } = payout
  return {
    ...toPayout(payout),
    host: { _id: host.id, name: host.name, email: host.email },
    exportedAt: exportedAt && new Date(exportedAt).toISOString(),
    payTo: payToOf(payout),
  }
}

/** In full only while the money is still to be sent. */
function payToOf({ status, method, details }: PayoutForStaff): PayoutRequest['payTo'] {
  if (status !== 'pending') return null
  if (method === 'paypal') return details.paypalEmail ? { paypalEmail: details.paypalEmail } : null
  return method === 'bankTransfer' ? details.bank : null
}
