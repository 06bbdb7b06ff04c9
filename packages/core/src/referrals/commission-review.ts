import type { Cents } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

/** How staff may decide; neither is taken back. */
export const commissionDecisions = ['released', 'refused'] as const

export type CommissionDecision = (typeof commissionDecisions)[number]

/** A review ends by itself when the order's refunds have left nothing to decide about. */
export const commissionOutcomes = [...commissionDecisions, 'ended'] as const

export type CommissionOutcome = (typeof commissionOutcomes)[number]

export type ReviewFault = 'own-review' | 'already-reviewed'

export type ReviewAnswer =
  | { ok: true; to: 'pending' | 'available' | null; cents: Cents }
  | Refusal<Record<ReviewFault, NoFacts>>

/**
 * Where a held commission goes by a decision of staff: on its way again, straight to what can be paid out where the order
 * is completed meanwhile, or back to nobody. See docs/policy.md#fair-referrals.
 */
export function decideCommissionReview(facts: {
  decision: CommissionDecision
  outcome: CommissionOutcome | null
  /** What is left of it after refunds. */
  heldCents: Cents
  isOrderCompleted: boolean
  hostId: string
  guestId: string
  actorId: string
}): ReviewAnswer {
  const { decision, hostId, guestId, actorId, heldCents: cents } = facts
  if ([hostId, guestId].includes(actorId)) return refuse('own-review', {})
  if (facts.outcome !== null || cents <= 0) return refuse('already-reviewed', {})
  if (decision === 'refused') return { ok: true, to: null, cents }
  return { ok: true, to: facts.isOrderCompleted ? 'available' : 'pending', cents }
}
