import type { Cart } from '@trivet/core/cart'

/** A cart as the server prices it. */
export function quoteBody({ items, period, damageProtection }: Cart, referralCode: string | null) {
  return {
    orderItems: items.map(({ _id, qty, isCustomKit = false }) => ({ product: _id, qty, isCustomKit })),
    rentalStart: period.start,
    rentalEnd: period.end,
    damageProtection,
    ...(referralCode !== null && { referralCode }),
  }
}
