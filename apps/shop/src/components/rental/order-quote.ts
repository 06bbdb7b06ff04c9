import { orderRows, type Order } from '@trivet/core/contract/orders'
import { discountsOf } from '@trivet/core/contract/pricing'
import { toCents } from '@trivet/core/money'
import type { ShownQuote } from './quote-docket.tsx'

/** What was paid, in the rows of a quote; the amounts are those of the day it was placed. */
export function orderQuote(order: Order): ShownQuote {
  return {
    days: order.rentalDays,
    rows: orderRows(order),
    discounts: discountsOf(order.discounts),
    totalCents: toCents(order.totalPrice),
  }
}
