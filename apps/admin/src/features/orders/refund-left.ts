import * as ordersCopy from '@trivet/core/copy/orders'
import type { Order, StaffOrder } from '@trivet/core/contract/orders'
import { toCents, type Cents } from '@trivet/core/money'
import { decideRefund } from '@trivet/core/orders'

/** What can still be paid back, and why nothing can. */
export function refundLeft({
  paidPrice = 0,
  refundedPrice = 0,
  plannedRefund = null,
}: Pick<Order, 'paidPrice' | 'refundedPrice'> & Partial<Pick<StaffOrder, 'plannedRefund'>>): {
  cents: Cents
  reason: string | null
} {
  if (plannedRefund) return { cents: 0, reason: ordersCopy.refundPlanned }
  const decision = decideRefund({
    paidCents: toCents(paidPrice),
    refundedCents: toCents(refundedPrice),
    amountCents: null,
  })
  if (decision.ok) return { cents: decision.amountCents, reason: null }
  return {
    cents: 0,
    reason: decision.code === 'not-paid' ? ordersCopy.refundNotPaid : ordersCopy.refundNothingLeft,
  }
}
