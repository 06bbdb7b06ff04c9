import { cents } from '../money/money.ts'
import type { Cents } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'

export type RefundFacts = {
  paidCents: Cents
  /** Of all refunds so far. */
  refundedCents: Cents
  /** Null refunds everything that is left. */
  amountCents: Cents | null
}

export type RefundFault = 'not-paid' | 'nothing-left' | 'too-large'

export type RefundRefusal = Refusal<Record<RefundFault, { leftCents: Cents }>>

export type RefundDecision = { ok: true; amountCents: Cents } | RefundRefusal

/**
 * Never more comes back than was paid, in however many parts. See docs/policy.md#refunds-by-staff.
 * @throws RangeError when the amount is not whole cents and above 0.
 */
export function decideRefund({ paidCents, refundedCents, amountCents }: RefundFacts): RefundDecision {
  if (amountCents !== null && cents(amountCents) <= 0) throw new RangeError(`${amountCents} is not a refund`)
  const leftCents = paidCents - refundedCents
  if (paidCents <= 0) return refuse('not-paid', { leftCents: 0 })
  if (leftCents <= 0) return refuse('nothing-left', { leftCents: 0 })
  const wanted = amountCents ?? leftCents
  return wanted > leftCents ? refuse('too-large', { leftCents }) : { ok: true, amountCents: wanted }
}

/**
 * What a cancellation pays back once its minute is over: what staff said, or less where that went back meanwhile. In cents.
 * See docs/policy.md#undoing-a-status-change.
 */
export function settledRefund(facts: { plannedCents: Cents; paidCents: Cents; refundedCents: Cents }): Cents {
  const { plannedCents, paidCents, refundedCents } = facts
  return Math.max(0, Math.min(plannedCents, paidCents - refundedCents))
}

export type PaidCharge = { reference: string; amountCents: Cents }

export type RefundPart = PaidCharge

/**
 * From which charges a refund comes back, the oldest first. Counted from all refunds before it together, so that every
 * charge gives back what was charged and never a cent more, in cents and without rounding.
 */
export function refundParts(facts: {
  charges: readonly PaidCharge[]
  /** Of all refunds before this one. */
  refundedBeforeCents: Cents
  amountCents: Cents
}): RefundPart[] {
  const { charges, refundedBeforeCents, amountCents } = facts
  const end = refundedBeforeCents + amountCents
  let chargeStart = 0
  return charges.flatMap(({ reference, amountCents: charged }) => {
    const from = Math.max(refundedBeforeCents, chargeStart)
    const to = Math.min(end, chargeStart + charged)
    chargeStart += charged
    return to > from ? [{ reference, amountCents: to - from }] : []
  })
}
