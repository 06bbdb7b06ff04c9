import type { Cart } from '@trivet/core/cart'

/** Of a host and of the shop; both can go with a cart. */
export type AppliedCodes = { referralCode: string | null; promotionCode: string | null }

/** A cart as the server prices it, at a place we deliver to as soon as one is known. */
export function quoteBody(
  { items, period, damageProtection }: Cart,
  { referralCode, promotionCode }: AppliedCodes,
  postalCode: string | null = null,
) {
  return {
    orderItems: items.map(({ _id, qty, isCustomKit = false }) => ({ product: _id, qty, isCustomKit })),
    rentalStart: period.start,
    rentalEnd: period.end,
    damageProtection,
    ...(referralCode !== null && { referralCode }),
    ...(promotionCode !== null && { promotionCode }),
    ...(postalCode !== null && { rentalAddress: { postalCode } }),
  }
}

/** What is missing before the server can price a cart: an own kit it prices for its guest alone. */
export function missingForPrice(user: object | null, { items }: Cart): 'items' | 'sign-in' | null {
  if (items.length === 0) return 'items'
  return user === null && items.some(({ isCustomKit }) => isCustomKit) ? 'sign-in' : null
}
