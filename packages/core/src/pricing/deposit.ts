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

/** What each piece of a thing costs that does not come back whole, by the id of its product. */
export type PieceDeposits = Readonly<Record<string, Cents>>

type ThingInPieces = {
  id: string
  depositCents: Cents | null
  /** Of a kit; a single item has none. */
  components: readonly { productId: string; depositCents: Cents | null }[]
}

/** Of what `productDeposit` is the sum. An order keeps it as it was told: see docs/policy.md#deposits. */
export function pieceDeposits({ id, depositCents, components }: ThingInPieces): PieceDeposits {
  const pieces = components.length > 0 ? components : [{ productId: id, depositCents }]
  return Object.fromEntries(pieces.map((piece) => [piece.productId, piece.depositCents ?? 0]))
}

/** What a product costs that is told in several lines: the least, for nobody sees of which one a piece is missing. */
export function leastDeposits(lines: readonly PieceDeposits[]): PieceDeposits {
  const least = new Map<string, Cents>()
  for (const [productId, depositCents] of lines.flatMap((line) => Object.entries(line))) {
    least.set(productId, Math.min(depositCents, least.get(productId) ?? depositCents))
  }
  return Object.fromEntries(least)
}

/**
 * What the pieces of a thing cost that was swapped in: their deposits, and together no more than was told of what it came for.
 * See docs/policy.md#swaps-by-staff.
 */
export function depositsAfterSwap(
  toldCents: Cents,
  instead: ThingInPieces & DepositOfProduct,
): PieceDeposits {
  const ownCents = productDeposit(instead)
  const deposits = pieceDeposits(instead)
  if (ownCents <= toldCents) return deposits
  return Object.fromEntries(
    Object.entries(deposits).map(([productId, depositCents]) => [
      productId,
      Math.floor((depositCents * toldCents) / ownCents),
    ]),
  )
}
