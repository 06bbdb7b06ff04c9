import { isHeldForReview, referralSignals, type ReferralSignal } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { findReviewFacts } from './review-facts.repo.ts'

/**
 * Why the commission of an order is to be held: nothing where it is not, where it was reviewed before, and of an order
 * without a code. `card` is that of a payment that is just being booked.
 */
export async function findSignals(
  sql: Sql,
  { orderId, card }: { orderId: string; card: string | null },
): Promise<ReferralSignal[]> {
  const facts = await findReviewFacts(sql, { orderId, card })
  if (!facts || facts.isReviewed) return []
  const { guest, host, order } = facts
  const cards = card === null ? order.cards : [...order.cards, card]
  const signals = referralSignals(guest, host, { ...order, cards })
  return isHeldForReview(signals) ? signals : []
}
