import { formatMoney } from '../../money/money.ts'
import type { PriceChange } from '../../pricing/price-changes.ts'

/** 'Total: was $68.04, is $71.29 now' */
export function priceChangeText({ label, fromCents, toCents }: PriceChange): string {
  return `${label}: was ${formatMoney(fromCents)}, is ${formatMoney(toCents)} now`
}
