import { piecesLost, type KitPiece, type LostPiece, type ReservedPiece } from '../dispatch/packed-pieces.ts'

type Collected = {
  /** One entry a product. */
  sent: readonly KitPiece[]
  /** Without what was taken out of stock since. */
  reserved: readonly Pick<ReservedPiece, 'productId' | 'units'>[]
  missing: readonly LostPiece[]
}

/** What of the pieces that were sent came back and is still in stock. See docs/policy.md#the-warehouses-day. */
export function piecesToWash({ sent, reserved, missing }: Collected): KitPiece[] {
  const unitsOf = new Map(reserved.map(({ productId, units }) => [productId, units]))
  return sent
    .map(({ quantity, ...piece }) => {
      const back = quantity - piecesLost(missing, piece.productId)
      return { ...piece, quantity: Math.min(back, unitsOf.get(piece.productId) ?? 0) }
    })
    .filter(({ quantity }) => quantity > 0)
}
