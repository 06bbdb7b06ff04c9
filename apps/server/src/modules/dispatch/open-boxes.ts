import { boxesInUse, replacementValue, type PackedBox } from '@trivet/core/dispatch'
import type { PackedOrderRecord } from './packed-order.repo.ts'

/** The boxes of an order with what each piece is worth. */
export function openBoxes({ lines, reserved }: Pick<PackedOrderRecord, 'lines' | 'reserved'>): {
  boxes: PackedBox[]
  isAsOrdered: boolean
} {
  return boxesInUse(
    lines.map((line) => ({ ...valued(line), components: line.components.map(valued) })),
    reserved.map(({ depositCents, ...piece }) => ({
      ...piece,
      replacementCents: replacementValue({ depositCents }),
    })),
  )
}

function valued({
  productId,
  name,
  quantity,
  depositCents,
}: PackedOrderRecord['lines'][number]['components'][number]) {
  return { productId, name, quantity, replacementCents: replacementValue({ depositCents }) }
}
