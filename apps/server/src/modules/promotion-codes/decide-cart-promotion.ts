import type { CodeDiscount } from '@trivet/core/pricing'
import { decideCode, isPromotionCode, type PromotionCodeDecision } from '@trivet/core/promotion-codes'
import type { Context } from '../../api/context.ts'
import { guardCartGuess } from '../referrals/index.ts'
import { codeDiscountOf } from './code-discount.ts'
import { findCartPromotionFacts, type CartPromotionFacts } from './cart-promotion-facts.repo.ts'

export type CartPromotion = {
  code: string
  decision: PromotionCodeDecision
  /** Null when the code is refused. */
  granted: { codeId: string; firstOrderOnly: boolean; discount: CodeDiscount } | null
}

type Asked = {
  code: string
  /** Null until somebody signs in. */
  userId: string | null
  /** What is in the cart; null where nobody looks at one. */
  cart: readonly string[] | null
  /** The shop's own. */
  timeZone: string
}

/** What a promotion code does for this guest's cart. */
export function decideCartPromotion(
  ctx: Context,
  { code, userId, cart, timeZone }: Asked,
): Promise<CartPromotion> {
  const look = async (): Promise<CartPromotion> => {
    // what is no code is looked for as nothing: the answer takes as long as any other
    const wanted = isPromotionCode(code) ? code : ''
    const facts = await findCartPromotionFacts(ctx.sql, { code: wanted, userId, now: ctx.clock.now() })
    const decision = decideCode({
      code: facts.code && { ...facts.code, isFirstOrderOnly: facts.code.firstOrderOnly },
      guest: userId === null ? null : { isFirstOrder: facts.isFirstOrder },
      cart,
      today: ctx.clock.today(timeZone),
    })
    return { code, decision, granted: decision.ok && facts.code ? grantedBy(facts.code) : null }
  }
  return guardCartGuess(ctx, look, ({ decision }) => decision.ok || decision.code !== 'unknown-code')
}

type Found = NonNullable<CartPromotionFacts['code']>

function grantedBy({ id, firstOrderOnly, ...terms }: Found): CartPromotion['granted'] {
  return { codeId: id, firstOrderOnly, discount: codeDiscountOf(terms) }
}
