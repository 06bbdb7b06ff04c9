import type { CartPromotion } from '../contract/promotion-codes/cart-promotion-output.ts'
import { toCents } from '../money/money.ts'
import type { CodeDiscount } from '../pricing/price-rules.ts'

/** What a quote was told about a code, as the next quote takes it. */
export function codeDiscountOf({ takesOff }: Pick<CartPromotion, 'takesOff'>): CodeDiscount | null {
  if (!takesOff) return null
  const { label, percent, amount, products: productIds } = takesOff
  if (amount !== null) return { label, worth: { cents: toCents(amount) }, productIds }
  // hundredths of a percent
  return { label, worth: { basisPoints: Number(toCents(percent ?? 0)) }, productIds }
}
