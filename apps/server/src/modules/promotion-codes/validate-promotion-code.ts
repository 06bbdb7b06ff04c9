import type { PromotionCodeValidity } from '@trivet/core/contract/promotion-codes'
import { promotionCodeMessage } from '@trivet/core/copy/promotion-codes'
import { normalizePromotionCode } from '@trivet/core/promotion-codes'
import type { Context } from '../../api/context.ts'
import { decideCartPromotion } from './decide-cart-promotion.ts'

/** Can such a code be used today? Whether this guest may, and for what, is decided with the cart. */
export async function validatePromotionCode(
  ctx: Context,
  input: { code: string },
): Promise<PromotionCodeValidity> {
  const { settings } = await ctx.settings.current()
  const { decision } = await decideCartPromotion(ctx, {
    code: normalizePromotionCode(input.code),
    userId: null,
    cart: null,
    timeZone: settings.timeZone,
  })
  return decision.ok ? { valid: true } : { valid: false, message: promotionCodeMessage(decision) }
}
