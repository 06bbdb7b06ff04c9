import * as z from 'zod'
import { toCents, toDecimal } from '../../money/money.ts'
import { discountKinds } from '../../pricing/price-rules.ts'
import type { Discount } from '../../pricing/price-rules.ts'
import { dollars } from '../fields/unit-fields.ts'

const discountOutput = z.object({ kind: z.enum(discountKinds), label: z.string(), amount: dollars })

export const discountsOutput = z.array(discountOutput).optional().meta({
  description:
    'Those there could be, the best first: that one counts, as far as the price bears it. None: left out',
})

export type DiscountsOutput = z.infer<typeof discountsOutput>

/** Where there is none, nothing is said. */
export function toDiscountsOutput(discounts: readonly Discount[]): DiscountsOutput {
  if (discounts.length === 0) return undefined
  return discounts.map(({ cents, ...discount }) => ({ ...discount, amount: toDecimal(cents) }))
}

export function discountsOf(discounts: DiscountsOutput = []): Discount[] {
  return discounts.map(({ amount, ...discount }) => ({ ...discount, cents: toCents(amount) }))
}
