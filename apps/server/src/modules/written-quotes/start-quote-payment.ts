import type { StartedPayment } from '@trivet/core/contract/payments'
import type { StartQuotePaymentInput } from '@trivet/core/contract/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { startPayment } from '../payments/index.ts'
import { contextOfGuest } from './accept-quote.ts'
import { refuseClosedQuote } from './change-open-quote.ts'
import { findQuoteOfLink } from './linked-quote.ts'
import { linkStatusOf } from './quote-record.ts'

/** Lets the browser go on with the payment at the provider, once the order waits for it. */
export async function startQuotePayment(
  ctx: Context,
  { token, method }: StartQuotePaymentInput,
): Promise<StartedPayment> {
  const quote = await findQuoteOfLink(ctx, { token })
  refuseClosedQuote(linkStatusOf(quote, ctx.clock.now()))
  if (quote.orderId === null) throw new AppError('ORDER_NOT_PAYABLE')
  return startPayment(contextOfGuest(ctx, quote), { id: quote.orderId, method })
}
