import type { Cents, Count } from '../money/money.ts'

/** One kind of piece inside a box, as many as one kit holds. */
export type KitPiece = { productId: string; name: string; quantity: Count; replacementCents: Cents }

/** A line of an order, and what one of it is packed from; a single item has no components. */
export type PackedLine = {
  productId: string
  name: string
  quantity: Count
  /** Of the thing itself; of a kit the components count, not the box. */
  replacementCents: Cents
  components: readonly KitPiece[]
}

/** What stands in a box, kits opened into their components, with all pieces of the line counted. */
export type PackedBox = { name: string; quantity: Count; pieces: KitPiece[] }

/** An order as boxes to pack, to check and to bring back. */
export function packedBoxes(lines: readonly PackedLine[]): PackedBox[] {
  return lines.map(({ productId, name, quantity, replacementCents, components }) => ({
    name,
    quantity,
    pieces:
      components.length === 0
        ? [{ productId, name, quantity, replacementCents }]
        : components.map((piece) => ({ ...piece, quantity: piece.quantity * quantity })),
  }))
}

export function countPieces(boxes: readonly PackedBox[]): number {
  return boxes.reduce((sum, { pieces }) => sum + pieces.reduce((all, { quantity }) => all + quantity, 0), 0)
}

/** The same pieces wherever they are packed: one entry a product, in the sequence they come first. */
export function expectedPieces(boxes: readonly PackedBox[]): KitPiece[] {
  const byProduct = new Map<string, KitPiece>()
  for (const piece of boxes.flatMap(({ pieces }) => pieces)) {
    const quantity = (byProduct.get(piece.productId)?.quantity ?? 0) + piece.quantity
    byProduct.set(piece.productId, { ...piece, quantity })
  }
  return [...byProduct.values()]
}

/** What the stock keeps for an order, with what one piece is worth. */
export type ReservedPiece = { productId: string; name: string; units: number; replacementCents: Cents }

/** Pieces that were counted missing or damaged at the pickup; the stock may keep nothing for them any more. */
export type LostPiece = { productId: string; quantity: Count }

/**
 * The boxes of an order that is out. A kit may have been given other components since it was ordered: then the lines are
 * no longer what was packed, and everything reserved for the order stands in one box instead, so that nobody is charged
 * by a list the guest never got. A piece that was lost was in its box, also where it has left the stock since.
 */
export function boxesInUse(
  lines: readonly PackedLine[],
  reserved: readonly ReservedPiece[],
  lost: readonly LostPiece[] = [],
): { boxes: PackedBox[]; isAsOrdered: boolean } {
  const boxes = packedBoxes(lines)
  // a kit is reserved as itself and as its components; it is no piece of its own
  const kits = new Set(lines.filter(({ components }) => components.length > 0).map((line) => line.productId))
  const pieces = reserved.filter(({ productId }) => !kits.has(productId))
  const expected = expectedPieces(boxes)
  const unitsOf = new Map(pieces.map(({ productId, units }) => [productId, units]))
  const isSame =
    pieces.every((piece) => expected.some(({ productId }) => productId === piece.productId)) &&
    expected.every(({ productId, quantity }) => {
      const gone = quantity - (unitsOf.get(productId) ?? 0)
      return gone >= 0 && gone <= piecesLost(lost, productId)
    })
  // after the end nothing is reserved any more, and the lines are all there is
  if (isSame || reserved.length === 0) return { boxes, isAsOrdered: true }
  const box = {
    name: '',
    quantity: 1,
    pieces: pieces.map(({ units, ...piece }) => ({ ...piece, quantity: units })),
  }
  return { boxes: [box], isAsOrdered: false }
}

/** How many of a product. */
export function piecesLost(lost: readonly LostPiece[], product: string): number {
  return lost.reduce((sum, { productId, quantity }) => (productId === product ? sum + quantity : sum), 0)
}
