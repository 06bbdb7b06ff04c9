import type { CalendarDate } from '../dates/calendar-date.ts'
import type { Cart, CartItem, CartPeriod } from './cart.ts'
import { emptyCart, isSameItem, withQuantity } from './cart.ts'

export type CartMergeFacts = {
  /** What lies in the browser. */
  local: Cart
  /** What the account remembers. */
  account: Cart
  /** What the two last agreed on; null when this browser's cart never came from this account. */
  base: Cart | null
  today: CalendarDate
}

/** What a merge changed about an item, as the browser's cart saw it. */
export type CartChange = { name: string; from: number; to: number; isAllWeOwn: boolean }

export type CartMerge = { cart: Cart; changes: CartChange[] }

/**
 * Brings the cart of a browser and the one of an account together. Carts that never met are added up, to what we own
 * at most. Carts that agreed before keep what was changed on one side since; changed on both, the larger quantity
 * stays. So a merge that is made again, or whose saving got lost, changes nothing.
 */
export function mergeCarts({ local, account, base, today }: CartMergeFacts): CartMerge {
  const accountOnly = account.items.filter((item) => !findItem(local, item))
  const items: CartItem[] = []
  const changes: CartChange[] = []
  for (const item of [...local.items, ...accountOnly]) {
    const pieces = mergedPieces({
      isKit: item.isCustomKit === true,
      here: piecesOf(local, item),
      there: piecesOf(account, item),
      before: base && piecesOf(base, item),
    })
    const merged = pieces > 0 ? inPieces(item, pieces) : null
    if (merged) items.push(merged)
    const [from, to] = [piecesOf(local, item), merged?.qty ?? 0]
    if (from !== to) changes.push({ name: item.name, from, to, isAllWeOwn: pieces > to })
  }
  const damageProtection = mergedChoice(local.damageProtection, account.damageProtection, {
    before: (base ?? emptyCart).damageProtection,
  })
  return { cart: { items, period: mergedPeriod({ local, account, base, today }), damageProtection }, changes }
}

/** What is left of a browser's cart once the things are out that belong to somebody else's account. */
export function withoutCart(cart: Cart, other: Cart): Cart {
  const items = cart.items.flatMap((item) => {
    const pieces = item.qty - piecesOf(other, item)
    return pieces > 0 ? [{ ...item, qty: pieces }] : []
  })
  return { ...cart, items }
}

/** The same pieces over the same days; what their names and prices are by now does not count. */
export function hasSameContents(a: Cart, b: Cart): boolean {
  return (
    a.items.length === b.items.length &&
    a.items.every((item) => piecesOf(b, item) === item.qty) &&
    isSamePeriod(a.period, b.period) &&
    a.damageProtection === b.damageProtection
  )
}

/** A kit of one's own is kept as it is: what it is made of decides how many there can be. */
function inPieces(item: CartItem, pieces: number): CartItem {
  return item.isCustomKit ? { ...item, qty: pieces } : withQuantity(item, pieces)
}

type Pieces = { isKit: boolean; here: number; there: number; before: number | null }

function mergedPieces({ isKit, here, there, before }: Pieces): number {
  if (before !== null) {
    if (here === before) return there
    return there === before ? here : Math.max(here, there)
  }
  // a kit of one's own can only have come from the account
  return isKit ? Math.max(here, there) : here + there
}

function mergedChoice<T>(here: T, there: T, { before }: { before: T }): T {
  return here === before ? there : here
}

/** Days chosen here go first; days of the account only while they lie ahead. */
function mergedPeriod({ local, account, base, today }: CartMergeFacts): CartPeriod {
  const here = local.period
  const there = account.period
  const isUnchangedHere = isSamePeriod(here, base?.period ?? emptyCart.period)
  const isChosenThere = there.start !== null && there.end !== null && there.start >= today
  return isUnchangedHere && isChosenThere ? there : here
}

function isSamePeriod(a: CartPeriod, b: CartPeriod): boolean {
  return a.start === b.start && a.end === b.end
}

function findItem(cart: Cart, wanted: CartItem): CartItem | undefined {
  return cart.items.find((item) => isSameItem(item, wanted))
}

function piecesOf(cart: Cart, wanted: CartItem): number {
  return findItem(cart, wanted)?.qty ?? 0
}
