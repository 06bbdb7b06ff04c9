import { defaultTimeZone, toQuoteOutput, type QuoteInput, type QuoteOutput } from '@trivet/core'
import { authenticate } from '../../api/authenticate.ts'
import type { Context } from '../../api/context.ts'
import { findOrderFacts } from './orders.repo.ts'
import { askedFor, bookablePeriod, priceOrder } from './price-order.ts'

/** What the cart would cost, without placing anything. */
export async function quoteOrder(ctx: Context, input: QuoteInput): Promise<QuoteOutput> {
  const asked = askedFor(input.orderItems)
  // a custom kit is priced for its owner only; everything else for anybody
  const isOwnerNeeded = asked.kitIds.length > 0 && ctx.request.token !== null
  const userId = isOwnerNeeded ? (await authenticate(ctx)).userId : null
  const facts = await findOrderFacts(ctx.sql, { asked, userId, key: null, now: ctx.clock.now() })
  const { rentalStart: start, rentalEnd: end } = input
  const today = ctx.clock.today(defaultTimeZone)
  const { quote } = priceOrder(facts, {
    items: input.orderItems,
    period: start && end ? bookablePeriod({ start, end }, today) : null,
    damageProtection: input.damageProtection,
  })
  return toQuoteOutput(quote)
}
