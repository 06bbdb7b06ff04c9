import { toCents } from '../money/money.ts'
import type { Cents, Count, Dollars } from '../money/money.ts'

/** A kit as it was, or is, offered: a cart item and a `kits.checkCart` answer both are one. */
export type KitOffer = {
  /** In dollars a week. */
  price: Dollars
  items: readonly { product: string; name: string; quantity: Count }[]
}

export type KitChange =
  | { kind: 'gone' }
  | { kind: 'item-removed'; product: string; name: string; quantity: Count }
  | { kind: 'item-added'; product: string; name: string; quantity: Count }
  | { kind: 'quantity'; product: string; name: string; from: number; to: number }
  | { kind: 'price'; fromCents: Cents; toCents: Cents }

/**
 * What is different between a kit as it was put into the cart and as it is now: what left it, what came, other
 * quantities, the price last. Products are compared by id, so a new name alone is no change; null is a deleted kit.
 * @throws RangeError when a price is not whole cents.
 */
export function describeKitChanges(before: KitOffer, after: KitOffer | null): KitChange[] {
  if (!after) return [{ kind: 'gone' }]
  const earlier = new Map(before.items.map((item) => [item.product, item]))
  const now = new Map(after.items.map((item) => [item.product, item]))
  const changes: KitChange[] = []
  for (const { product, name, quantity } of earlier.values()) {
    if (!now.has(product)) changes.push({ kind: 'item-removed', product, name, quantity })
  }
  for (const { product, name, quantity } of now.values()) {
    if (!earlier.has(product)) changes.push({ kind: 'item-added', product, name, quantity })
  }
  for (const { product, name, quantity } of now.values()) {
    const from = earlier.get(product)?.quantity ?? quantity
    if (from !== quantity) changes.push({ kind: 'quantity', product, name, from, to: quantity })
  }
  const [fromCents, nowCents] = [toCents(before.price), toCents(after.price)]
  if (fromCents !== nowCents) changes.push({ kind: 'price', fromCents, toCents: nowCents })
  return changes
}
