import { defaultTimeZone, toQuoteOutput, type QuoteInput, type QuoteOutput } from '@trivet/core'
import type { Context } from '../../api/context.ts'
import { findOrderFacts } from './orders.repo.ts'
import { bookablePeriod, priceOrder } from './price-order.ts'

/** What the cart would cost, without placing anything. */
export async function quoteOrder(ctx: Context, input: QuoteInput): Promise<QuoteOutput> {
  const { products } = await findOrderFacts(ctx.sql, {
    productIds: input.orderItems.map((item) => item.product),
    userId: null,
    key: null,
    now: ctx.clock.now(),
  })
  const { rentalStart: start, rentalEnd: end } = input
  const today = ctx.clock.today(defaultTimeZone)
  const { quote } = priceOrder(products, {
    items: input.orderItems,
    period: start && end ? bookablePeriod({ start, end }, today) : null,
    damageProtection: input.damageProtection,
  })
  return toQuoteOutput(quote)
}
