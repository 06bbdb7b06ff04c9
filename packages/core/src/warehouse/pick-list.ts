import type { Count } from '../money/money.ts'

export type PickedOrder = {
  orderId: string
  orderNumber: string
  /** It is one of `waitsForPayment`: nobody may pack it yet. */
  isUnpaid: boolean
  pieces: readonly { productId: string; name: string; quantity: Count }[]
}

export type ShelfPick = {
  productId: string
  name: string
  quantity: Count
  /** For which orders, in their sequence. */
  orders: (Omit<PickedOrder, 'pieces'> & { quantity: Count })[]
}

/** The pieces that stand on one shelf, by name; `shelf` is '' where nobody wrote it down. */
export type PickShelf = { shelf: string; picks: ShelfPick[] }

/**
 * What is taken from the shelves for some orders in one walk: each kind of piece once, for all of them, shelf by shelf as they
 * are numbered (A2 before A10), what has no shelf last. See docs/policy.md#the-warehouses-day.
 */
export function pickList(orders: readonly PickedOrder[], shelfOf: ReadonlyMap<string, string>): PickShelf[] {
  const shelves = new Map<string, PickShelf>()
  for (const { productId, ...pick } of picksOf(orders)) {
    const shelf = shelfOf.get(productId) ?? ''
    const known = shelves.get(shelf) ?? { shelf, picks: [] }
    known.picks.push({ productId, ...pick })
    shelves.set(shelf, known)
  }
  return [...shelves.values()].sort((a, b) => compareShelves(a.shelf, b.shelf))
}

/** Each kind of piece once, with all of its orders, by name. */
export function picksOf(orders: readonly PickedOrder[]): ShelfPick[] {
  const picks = new Map<string, ShelfPick>()
  for (const { orderId, orderNumber, isUnpaid, pieces } of orders) {
    for (const { productId, name, quantity } of pieces) {
      const pick: ShelfPick = picks.get(productId) ?? { productId, name, quantity: 0, orders: [] }
      pick.quantity += quantity
      pick.orders.push({ orderId, orderNumber, isUnpaid, quantity })
      picks.set(productId, pick)
    }
  }
  return [...picks.values()].sort((a, b) => byName.compare(a.name, b.name))
}

const byName = new Intl.Collator('en-US', { numeric: true })

function compareShelves(a: string, b: string): number {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1
  return byName.compare(a, b)
}
