import * as z from 'zod'
import { promotionCodeMessage } from '../../copy/promotion-codes/promotion-code-words.ts'
import * as promotionCodesCopy from '../../copy/promotion-codes/sentences.ts'
import { toDecimal } from '../../money/money.ts'
import type { CodeDiscount } from '../../pricing/price-rules.ts'
import type { PromotionCodeDecision } from '../../promotion-codes/decide-code.ts'
import { dollars } from '../fields/unit-fields.ts'

/** What a promotion code does for a cart: it is the best discount, another one is better, or it is refused. */
export const cartPromotionStatuses = ['discount', 'not-the-best', 'refused'] as const

export const cartPromotionOutput = z.object({
  code: z.string(),
  status: z.enum(cartPromotionStatuses),
  message: z.string().nullable(),
  takesOff: z
    .object({
      label: z.string(),
      percent: z.number().nullable().meta({ description: 'Of the weekly prices' }),
      amount: dollars.nullable(),
      products: z.array(z.string()).meta({ description: 'Ids of those it is for; none: everything' }),
    })
    .nullable(),
})

export type CartPromotion = z.infer<typeof cartPromotionOutput>

type Beside = {
  /** Of all discounts of the quote. */
  isBest: boolean
  discount: CodeDiscount | null
}

/** The wire form of a decision about a code, beside the other discounts of the same quote. */
export function toCartPromotion(
  code: string,
  decision: PromotionCodeDecision,
  { isBest, discount }: Beside,
): CartPromotion {
  if (!decision.ok) {
    return { code, status: 'refused', message: promotionCodeMessage(decision), takesOff: null }
  }
  const takesOff = discount && toTakesOff(discount)
  return isBest
    ? { code, status: 'discount', message: null, takesOff }
    : { code, status: 'not-the-best', message: promotionCodesCopy.betterDiscount, takesOff }
}

function toTakesOff({ label, worth, productIds }: CodeDiscount): NonNullable<CartPromotion['takesOff']> {
  const products = [...productIds]
  return 'cents' in worth
    ? { label, percent: null, amount: toDecimal(worth.cents), products }
    : { label, percent: toDecimal(Number(worth.basisPoints)), amount: null, products }
}

export const promotionCodeValidityOutput = z.object({ valid: z.boolean(), message: z.string().optional() })

export type PromotionCodeValidity = z.infer<typeof promotionCodeValidityOutput>
