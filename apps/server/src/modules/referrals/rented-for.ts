import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

const seasonCents = sql<number>`price_rows_cents(${order.ref('o.season_rows')})::int`

/** Of an order `o`: what its guest pays for the rental itself, on which its host earns; core's `commissionOf` for the database. */
export const rentedForCents = order(
  order(order('o.subtotal_cents', '+', order.ref('o.extra_days_cents')), '+', seasonCents),
  '-',
  order.ref('o.discount_cents'),
)
