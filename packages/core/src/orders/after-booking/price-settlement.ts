import type { Cents } from '../../money/money.ts'
import type { CurrentRental } from './current-rental.ts'

/** What becomes of the money of a paid order that costs something else, in cents. */
export type PriceSettlement = {
  /** Of the new total, what nobody has paid and nobody waived. */
  missingCents: Cents
  /** What was paid too much. */
  refundCents: Cents
  /** Of the new total, what staff waived earlier. */
  waivedCents: Cents
}

/**
 * What is missing of a new total, or was paid too much. What is still open is not asked for twice, and what staff waived was paid by
 * nobody: a lower total uses it up before anything comes back, which is never more than is left of what was paid.
 * See docs/policy.md#changes-by-staff.
 */
export function settlePrice(
  {
    totalCents: before,
    openCents = 0,
    waivedCents = 0,
    paidCents,
    refundedCents,
  }: Pick<CurrentRental, 'totalCents' | 'openCents' | 'waivedCents' | 'paidCents' | 'refundedCents'>,
  totalCents: Cents,
): PriceSettlement {
  const coveredCents = before - openCents
  const paidForCents = coveredCents - waivedCents
  const leftCents = Math.max(0, paidCents - refundedCents)
  return {
    missingCents: Math.max(0, totalCents - coveredCents),
    refundCents: Math.min(Math.max(0, paidForCents - totalCents), leftCents),
    waivedCents: Math.min(Math.max(0, totalCents - paidForCents), waivedCents),
  }
}
