import type { Cart } from '@trivet/core/cart'

/** A cart as the server prices it, at a place we deliver to as soon as one is known. */
export function quoteBody(
  { items, period, damageProtection }: Cart,
  referralCode: string | null,
  postalCode: string | null = null,
) {
  return {
    orderItems: items.map(({ _id, qty, isCustomKit = false }) => ({ product: _id, qty, isCustomKit })),
    rentalStart: period.start,
    rentalEnd: period.end,
    damageProtection,
    ...(referralCode !== null && { referralCode }),
    ...(postalCode !== null && { rentalAddress: { postalCode } }),
  }
}
