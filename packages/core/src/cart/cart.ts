import type { BasisPoints, Cents, Count, Dollars } from '../money/money.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'

import { toCents } from '../money/money.ts'
import { depositOf } from '../pricing/deposit.ts'
import { quoteRental } from '../pricing/quote.ts'
import type { Quote } from '../pricing/quote.ts'
import type { CodeDiscount } from '../pricing/price-rules.ts'
import type { Rates } from '../pricing/rates.ts'
import type { RentalPeriod } from '../dates/rental-period.ts'

export type CartItem = {
  _id: string
  name: string
  slug: string
  category: string | null
  image: string
  /** A decimal number, as products carry it. */
  price: Dollars
  /** Refundable, of one; not known of what was put in from a list. */
  deposit?: Dollars | undefined
  qty: Count
  countInStock: Count
  isCustomKit?: boolean | undefined
  /** What a custom kit held when it was put into the cart. */
  items?: CartKitItem[] | undefined
  /** The custom kit's `lastModified` at that moment. */
  kitModified?: string | undefined
}

export type CartKitItem = { product: string; name: string; quantity: Count; image: string }

export type CartPeriod = { start: CalendarDate | null; end: CalendarDate | null }

export type Cart = { items: CartItem[]; period: CartPeriod; damageProtection: boolean }

export const emptyCart: Cart = { items: [], period: { start: null, end: null }, damageProtection: false }

/** Adds an item with its quantity; the same item again raises the quantity, up to what we own. */
export function addToCart(cart: Cart, item: CartItem): Cart {
  const present = cart.items.find((one) => isSameItem(one, item))
  const merged = withQuantity(item, (present?.qty ?? 0) + item.qty)
  const items = present ? cart.items.map((one) => (one === present ? merged : one)) : [...cart.items, merged]
  return { ...cart, items }
}

/** Below 1 nothing changes; above what we own it is capped. */
export function setQuantity(cart: Cart, itemId: string, quantity: Count): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart
  const items = cart.items.map((item) => (item._id === itemId ? withQuantity(item, quantity) : item))
  return { ...cart, items }
}

export function removeFromCart(cart: Cart, itemId: string): Cart {
  return { ...cart, items: cart.items.filter((item) => item._id !== itemId) }
}

/** Puts another item where this one stood, in the same quantity as far as we own it. */
export function swapInCart(cart: Cart, itemId: string, product: Omit<CartItem, 'qty'>): Cart {
  const place = cart.items.findIndex((item) => item._id === itemId)
  const old = cart.items[place]
  if (!old) return cart
  const rest = removeFromCart(cart, itemId)
  const swapped = { ...product, qty: old.qty }
  if (rest.items.some((item) => isSameItem(item, swapped))) return addToCart(rest, swapped)
  return { ...cart, items: rest.items.toSpliced(place, 0, withQuantity(swapped, old.qty)) }
}

/** Takes the items out; the dates and the protection stay chosen. */
export function clearCart(cart: Cart): Cart {
  return { ...cart, items: [] }
}

/** Both dates in the right order, or null. */
export function cartPeriod({ period: { start, end } }: Pick<Cart, 'period'>): RentalPeriod | null {
  return start && end && start < end ? { start, end } : null
}

/** The deposits of what is in the cart, in cents; null as long as one of them is not known. */
export function cartDeposit({ items }: Cart): Cents | null {
  return depositOf(
    items.map(({ qty, deposit }) => ({
      quantity: qty,
      depositCents: deposit === undefined ? null : toCents(deposit),
    })),
  )
}

type CartTerms = { rates?: Rates; referralBasisPoints?: BasisPoints; code?: CodeDiscount | null }

/**
 * What a cart costs, with what its codes take off it.
 * @throws RangeError when a price is not whole cents, or a quantity is not whole and above 0.
 */
export function cartQuote(cart: Cart, terms: CartTerms = {}): Quote {
  return quoteRental({
    lines: cart.items.map((item) => ({
      id: item._id,
      name: item.name,
      unitPriceCents: toCents(item.price),
      quantity: item.qty,
    })),
    period: cartPeriod(cart),
    damageProtection: cart.damageProtection,
    ...terms,
  })
}

/** A custom kit and a product never merge, even under one id. */
export function isSameItem(a: CartItem, b: CartItem): boolean {
  return a._id === b._id && Boolean(a.isCustomKit) === Boolean(b.isCustomKit)
}

/** The same item in another quantity, of which we own enough. */
export function withQuantity(item: CartItem, quantity: Count): CartItem {
  // an item that sold out stays listed with one piece
  return { ...item, qty: Math.max(1, Math.min(quantity, item.countInStock)) }
}
