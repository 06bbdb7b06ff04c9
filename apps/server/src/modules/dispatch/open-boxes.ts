import { boxesInUse, replacementValue, type PackedBox } from '@trivet/core/dispatch'
import { leastDeposits } from '@trivet/core/pricing'
import type { PackedOrderRecord } from './packed-order.repo.ts'

/** The boxes of an order with what each piece is worth, as its guest was told. */
export function openBoxes({
  lines,
  reserved,
  lost,
}: Pick<PackedOrderRecord, 'lines' | 'reserved' | 'lost'>): {
  boxes: PackedBox[]
  isAsOrdered: boolean
} {
  const told = leastDeposits(lines.map(({ deposits }) => deposits))
  const worth = (productId: string) => replacementValue({ depositCents: told[productId] ?? null })
  const valued = ({ productId, name, quantity }: Piece) => ({
    productId,
    name,
    quantity,
    replacementCents: worth(productId),
  })
  return boxesInUse(
    lines.map((line) => ({ ...valued(line), components: line.components.map(valued) })),
    reserved.map((piece) => ({ ...piece, replacementCents: worth(piece.productId) })),
    lost,
  )
}

type Piece = Pick<PackedOrderRecord['lines'][number], 'productId' | 'name' | 'quantity'>
