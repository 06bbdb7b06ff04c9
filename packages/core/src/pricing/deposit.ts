import { cents } from '../money/money.ts'
import type { Cents, Count } from '../money/money.ts'

/** A line as far as deposits go: of one of its things, or null where that is not known. */
export type DepositLine = { quantity: Count; depositCents: Cents | null }

/**
 * The deposits of a rental, in cents: what its guest can lose over the pieces at most. Refundable, not charged in advance
 * and part of no total. Null as long as one line's is not known. See docs/policy.md#deposits.
 * @throws RangeError when the sum is not whole cents.
 */
export function depositOf(lines: readonly DepositLine[]): Cents | null {
  let sum = 0
  for (const { quantity, depositCents } of lines) {
    if (depositCents === null) return null
    sum += depositCents * quantity
  }
  return cents(sum)
}

type DepositOfProduct = {
  depositCents: Cents | null
  /** Of a kit of the catalog; a single item has none. */
  components: readonly { quantity: Count; depositCents: Cents | null }[]
}

/**
 * The deposit of one product, in cents: of a kit its components count, not the box; what has none counts as 0.
 * See docs/policy.md#deposits.
 */
export function productDeposit({ depositCents, components }: DepositOfProduct): Cents {
  const pieces = components.length > 0 ? components : [{ quantity: 1, depositCents }]
  return cents(pieces.reduce((sum, piece) => sum + (piece.depositCents ?? 0) * piece.quantity, 0))
}
