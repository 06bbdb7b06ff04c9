import { cents, fractionOf } from '../money/money.ts'
import type { Cents, Count } from '../money/money.ts'
import { kitPieces } from './kit-line.ts'

export type KitDiscountPercent = 0 | 5 | 10

/** From how many pieces on a kit gets cheaper, and by how many percent: docs/policy.md#kit-discount. */
export const kitDiscountSteps = [
  { pieces: 5, discountPercent: 5 },
  { pieces: 10, discountPercent: 10 },
] as const

export type KitPrice = {
  /** Pieces, not lines. */
  itemCount: number
  /** A week, before the discount. */
  listCents: Cents
  discountPercent: KitDiscountPercent
  discountCents: Cents
  /** A week, after the discount: the price of one kit in the cart. */
  totalCents: Cents
  /** Refundable and not part of the price. */
  depositCents: Cents
  weightGrams: number
  /** How many more pieces make it cheaper; null at the highest discount. */
  nextStep: { itemsMissing: number; discountPercent: 5 | 10 } | null
}

export type KitPriceLine = {
  quantity: Count
  unitPriceCents: Cents
  depositCents: Cents | null
  weightGrams: number | null
}

/**
 * What one kit costs for a week: price × quantity of all lines, less 5 % from 5 pieces and 10 % from 10, rounded half
 * up once over the kit; the discount is what that leaves of the list price. Deposit and weight are summed likewise,
 * an unknown one counting as 0. See docs/policy.md#kit-discount.
 * @throws RangeError when a quantity is not whole and above 0, or an amount is negative or not whole.
 */
export function priceKit(lines: readonly KitPriceLine[]): KitPrice {
  lines.forEach(refuseNonsense)
  const itemCount = kitPieces(lines)
  const discountPercent = kitDiscountSteps.findLast((step) => itemCount >= step.pieces)?.discountPercent ?? 0
  const nextStep = kitDiscountSteps.find((step) => itemCount < step.pieces)
  const listCents = sumOver(lines, (line) => line.unitPriceCents)
  const totalCents = fractionOf(listCents, 100 - discountPercent, 100)

  return {
    itemCount,
    listCents,
    discountPercent,
    discountCents: listCents - totalCents,
    totalCents,
    depositCents: sumOver(lines, (line) => line.depositCents ?? 0),
    weightGrams: sumOver(lines, (line) => line.weightGrams ?? 0),
    nextStep: nextStep
      ? { itemsMissing: nextStep.pieces - itemCount, discountPercent: nextStep.discountPercent }
      : null,
  }
}

function sumOver(lines: readonly KitPriceLine[], ofOne: (line: KitPriceLine) => number): number {
  return cents(lines.reduce((sum, line) => sum + ofOne(line) * line.quantity, 0))
}

function refuseNonsense({ quantity, unitPriceCents, depositCents, weightGrams }: KitPriceLine): void {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} is not a quantity`)
  for (const amount of [unitPriceCents, depositCents ?? 0, weightGrams ?? 0]) {
    if (cents(amount) < 0) throw new RangeError(`${amount} is below zero`)
  }
}
