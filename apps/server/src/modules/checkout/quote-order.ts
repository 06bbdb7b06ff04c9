import { coveredByCredit } from '@trivet/core/account-credit'
import type { QuoteInput } from '@trivet/core/contract/orders'
import { toCreditOutput, toQuoteOutput, type QuoteOutput } from '@trivet/core/contract/pricing'
import { ratesOf, vanDaysOf } from '@trivet/core/settings'
import { authenticate } from '../../api/authenticate.ts'
import type { Context } from '../../api/context.ts'
import { decideCartPromotion } from '../promotion-codes/index.ts'
import { decideCartCode } from '../referrals/index.ts'
import { servedArea } from '../settings/index.ts'
import { codesOnQuote } from './codes-on-quote.ts'
import { findPricingFacts } from './order-facts.repo.ts'
import { askedFor, bookablePeriod, priceOrder } from './price-order.ts'

/** What the cart would cost, without placing anything. A code that cannot be used says why; it is no error here. */
export async function quoteOrder(ctx: Context, input: QuoteInput): Promise<QuoteOutput> {
  // a custom kit is priced for its owner only, a code gives what it gives to this guest, and credit is somebody's
  const isGuestNeeded =
    input.orderItems.some(({ isCustomKit }) => isCustomKit) ||
    input.referralCode !== null ||
    input.promotionCode !== undefined ||
    input.useAccountCredit
  const userId = isGuestNeeded && ctx.request.token !== null ? (await authenticate(ctx)).userId : null
  return quoteFor(ctx, input, userId)
}

/** The same for one guest; null is anybody. */
export async function quoteFor(ctx: Context, input: QuoteInput, userId: string | null): Promise<QuoteOutput> {
  const asked = askedFor(input.orderItems)
  const facts = await findPricingFacts(ctx.sql, { asked, userId })
  const cartCode = input.referralCode ? await decideCartCode(ctx, { code: input.referralCode, userId }) : null
  const { rentalStart: start, rentalEnd: end } = input
  const { settings } = facts.settings
  const promotion = input.promotionCode
    ? await decideCartPromotion(ctx, {
        code: input.promotionCode,
        userId,
        cart: asked.productIds,
        timeZone: settings.timeZone,
      })
    : null
  const area = input.rentalAddress ? servedArea(input.rentalAddress, settings) : null
  const van = vanDaysOf(area, settings, ctx.clock.now())
  const { quote, depositCents } = priceOrder(facts, {
    items: input.orderItems,
    period: start && end ? bookablePeriod({ start, end }, van) : null,
    damageProtection: input.damageProtection,
    referralBasisPoints: cartCode?.decision.ok ? cartCode.decision.discountBasisPoints : 0,
    code: promotion?.granted?.discount,
    rates: ratesOf(area, settings),
  })
  const { totalCents } = quote
  return {
    ...toQuoteOutput(quote, null, depositCents),
    ...codesOnQuote(quote, { cartCode, promotion }),
    ...(input.useAccountCredit &&
      toCreditOutput(totalCents, coveredByCredit({ totalCents, balanceCents: facts.balanceCents }))),
    serviceArea: area?.name ?? null,
  }
}
