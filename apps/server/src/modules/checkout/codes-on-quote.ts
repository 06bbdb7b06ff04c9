import type { QuoteOutput } from '@trivet/core/contract/pricing'
import { toCartPromotion } from '@trivet/core/contract/promotion-codes'
import { toCartReferral } from '@trivet/core/contract/referrals'
import type { Quote } from '@trivet/core/pricing'
import type { CartPromotion } from '../promotion-codes/index.ts'
import type { CartCode } from '../referrals/index.ts'

export type OrderCodes = { cartCode: CartCode | null; promotion: CartPromotion | null }

/** What became of the codes that came with a cart: of all discounts the best one counts alone. */
export function codesOnQuote(
  { discounts: [best] }: Pick<Quote, 'discounts'>,
  { cartCode, promotion }: OrderCodes,
): Pick<QuoteOutput, 'referral' | 'promotion'> {
  return {
    ...(cartCode && {
      referral: toCartReferral(cartCode.code, cartCode.decision, { isBest: best?.kind === 'referral' }),
    }),
    ...(promotion && {
      promotion: toCartPromotion(promotion.code, promotion.decision, {
        isBest: best?.kind === 'code',
        discount: promotion.granted?.discount ?? null,
      }),
    }),
  }
}
