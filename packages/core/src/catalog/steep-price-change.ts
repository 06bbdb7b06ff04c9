import type { Cents } from '../money/money.ts'

/**
 * Does a price, in cents, become more than half as much again, or less than half? Staff confirm such a change of an import
 * once more. See docs/policy.md#products-from-a-file.
 */
export function isSteepPriceChange(from: Cents, to: Cents): boolean {
  return Math.abs(to - from) * 2 > from
}
