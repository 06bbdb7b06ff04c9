import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { centsOfRows } from '../../platform/sql/functions.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

const rentalCostCents = order(
  order('o.subtotal_cents', '+', order.ref('o.extra_days_cents')),
  '+',
  centsOfRows(order.ref('o.season_rows')),
)

/** Of an order `o`: what its guest pays for the rental itself, on which its host earns; core's `commissionOf` for the database. */
export const rentedForCents = order(rentalCostCents, '-', order.ref('o.discount_cents'))
