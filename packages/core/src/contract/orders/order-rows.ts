import { toCents } from '../../money/money.ts'
import type { PriceRow } from '../../pricing/price-rows.ts'
import { quoteRows } from '../../pricing/quote.ts'
import type { QuoteRow } from '../../pricing/quote.ts'
import { discountsOf } from '../pricing/discount-output.ts'
import type { Order } from './order-output.ts'

export type OrderPrices = Pick<
  Order,
  | 'itemsPrice'
  | 'extraDaysPrice'
  | 'seasonRows'
  | 'damageProtectionPrice'
  | 'deliveryPrice'
  | 'taxPrice'
  | 'discountPrice'
  | 'discounts'
  | 'priceRows'
>

/** What an order was priced with, in the rows of a quote; page, mail and invoice show the same. */
export function orderRows(order: OrderPrices): QuoteRow[] {
  return quoteRows({
    subtotalCents: toCents(order.itemsPrice),
    extraDaysCents: toCents(order.extraDaysPrice),
    seasonRows: rowsOf(order.seasonRows),
    damageProtectionCents: toCents(order.damageProtectionPrice),
    deliveryCents: toCents(order.deliveryPrice),
    taxCents: toCents(order.taxPrice),
    discountCents: toCents(order.discountPrice),
    discounts: discountsOf(order.discounts),
    priceRows: rowsOf(order.priceRows),
  })
}

function rowsOf(rows: Order['priceRows'] = []): PriceRow[] {
  return rows.map(({ label, amount }) => ({ label, cents: toCents(amount) }))
}
