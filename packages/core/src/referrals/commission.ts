import { cents, fractionOf, shareOf } from '../money/money.ts'
import type { BasisPoints, Cents } from '../money/money.ts'

/** A host earns 15 %; the rate is frozen on each order. */
export const commissionBasisPoints: BasisPoints = 1500

type PricedRental = { rentalCostCents: Cents; discountCents: Cents }

/** What a guest pays for the rental itself, in cents: a host earns a share of it. See docs/policy.md#commission. */
export function rentedForOf({ rentalCostCents, discountCents }: PricedRental): Cents {
  return Math.max(0, rentalCostCents - discountCents)
}

/** What a host earns with an order, in cents. See docs/policy.md#commission. */
export function commissionOf({
  basisPoints = commissionBasisPoints,
  ...rental
}: PricedRental & { basisPoints?: BasisPoints }): Cents {
  return shareOf(rentedForOf(rental), basisPoints)
}

/**
 * What the next refund takes back of a commission. Counted from all refunds together, so that partial refunds add up
 * to the whole and never to a cent more. See docs/policy.md#commission.
 */
export function commissionToTakeBack(facts: {
  commissionCents: Cents
  /** Of all payments. */
  paidCents: Cents
  /** Of it, what later changes of the order added: no host earns on that, so it comes back first. */
  addedCents?: Cents
  /** Of all refunds, the new one included. */
  refundedCents: Cents
  /** Of these, what came back because staff wrote, changed or took off rows of the price. */
  byRowsCents?: Cents
  /** What the rows take off the price now: so much of the above is given, and no host loses by that. */
  givenByRowsCents?: Cents
  takenBackCents: Cents
}): Cents {
  const { commissionCents, addedCents = 0, byRowsCents = 0, takenBackCents } = facts
  const givenCents = Math.min(byRowsCents, facts.givenByRowsCents ?? byRowsCents)
  const paidCents = facts.paidCents - addedCents - givenCents
  if (paidCents <= 0) return 0
  const refundedCents = Math.max(0, cents(facts.refundedCents) - addedCents - givenCents)
  const due = fractionOf(commissionCents, Math.min(refundedCents, paidCents), paidCents)
  return Math.max(0, due - takenBackCents)
}
