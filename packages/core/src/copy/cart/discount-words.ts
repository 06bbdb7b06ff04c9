import { formatMoney } from '../../money/money.ts'
import type { QuoteRowCode } from '../../pricing/quote.ts'
import type { Discount } from '../../pricing/price-rules.ts'

export function isDiscountRow({ code }: { code: QuoteRowCode }): boolean {
  return code === 'referral-discount' || code === 'long-stay-discount' || code === 'code-discount'
}

/** Of several discounts, which was taken in the place of which; nothing where there is no choice. */
export function betterDiscount([best, other]: readonly Discount[]): string | undefined {
  if (!best || !other) return undefined
  const [taken, left] = [nameOf(best), nameOf(other)]
  return `${taken.charAt(0).toUpperCase()}${taken.slice(1)} instead of ${left}: the better of the two`
}

function nameOf({ kind, label, cents }: Discount): string {
  return kind === 'referral' ? `your host’s ${formatMoney(0 - cents)}` : label
}
