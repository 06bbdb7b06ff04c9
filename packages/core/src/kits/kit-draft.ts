import type { Count } from '../money/money.ts'
import type { KitLine } from './kit-line.ts'
import { maxKitLines, maxKitQuantity } from './kit-line.ts'

/**
 * Lays a product into the kit; one that is there already gets more pieces, up to `maxKitQuantity`, and the newer price.
 * A full kit of `maxKitLines` products stays as it is.
 */
export function addToKit(lines: readonly KitLine[], line: KitLine): readonly KitLine[] {
  const present = lines.find((one) => one.product === line.product)
  if (!present) return lines.length < maxKitLines ? [...lines, withQuantity(line, line.quantity)] : lines
  const merged = withQuantity(line, present.quantity + line.quantity)
  return lines.map((one) => (one === present ? merged : one))
}

/** Below 1 nothing changes; above `maxKitQuantity` it is capped. */
export function setKitQuantity(
  lines: readonly KitLine[],
  product: string,
  quantity: Count,
): readonly KitLine[] {
  if (!Number.isInteger(quantity) || quantity < 1) return lines
  return lines.map((line) => (line.product === product ? withQuantity(line, quantity) : line))
}

/** Takes all pieces of a product out. */
export function removeFromKit(lines: readonly KitLine[], product: string): readonly KitLine[] {
  return lines.filter((line) => line.product !== product)
}

/** Says the same product only once, its pieces added up, in the order of the first mention. */
export function mergeKitItems(
  items: readonly { product: string; quantity: Count }[],
): { product: string; quantity: Count }[] {
  const quantityOf = new Map<string, number>()
  for (const { product, quantity } of items) {
    quantityOf.set(product, (quantityOf.get(product) ?? 0) + quantity)
  }
  return [...quantityOf].map(([product, quantity]) => ({ product, quantity }))
}

function withQuantity(line: KitLine, quantity: Count): KitLine {
  return { ...line, quantity: Math.min(quantity, maxKitQuantity) }
}
