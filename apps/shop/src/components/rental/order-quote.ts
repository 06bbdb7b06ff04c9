import { toCents } from '@trivet/core/money'
import { quoteRows } from '@trivet/core/pricing'
import { priceRowsOf, type Order } from '@trivet/core/contract/orders'
import type { ShownQuote } from './quote-docket.tsx'

/** What was paid, in the rows of a quote; the amounts are those of the day it was placed. */
export function orderQuote(order: Order): ShownQuote {
  return {
    days: order.rentalDays,
    rows: quoteRows({
      subtotalCents: toCents(order.itemsPrice),
      extraDaysCents: toCents(order.extraDaysPrice),
      seasonRows: [],
      damageProtectionCents: toCents(order.damageProtectionPrice),
      deliveryCents: toCents(order.deliveryPrice),
      taxCents: toCents(order.taxPrice),
      discountCents: toCents(order.discountPrice),
      discounts: [],
      priceRows: priceRowsOf(order),
    }),
    totalCents: toCents(order.totalPrice),
  }
}
