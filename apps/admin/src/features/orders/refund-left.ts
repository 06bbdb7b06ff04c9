import { decideRefund, toCents, type Cents, type Order, serverMessages } from '@trivet/core'

/** What can still be paid back, and why nothing can. */
export function refundLeft({
  paidPrice = 0,
  refundedPrice = 0,
}: Pick<Order, 'paidPrice' | 'refundedPrice'>): {
  cents: Cents
  reason: string | null
} {
  const decision = decideRefund({
    paidCents: toCents(paidPrice),
    refundedCents: toCents(refundedPrice),
    amountCents: null,
  })
  if (decision.ok) return { cents: decision.amountCents, reason: null }
  return {
    cents: 0,
    reason: decision.code === 'not-paid' ? serverMessages.refundNotPaid : serverMessages.refundNothingLeft,
  }
}
