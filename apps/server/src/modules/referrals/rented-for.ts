import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { centsOfRows } from '../../platform/sql/functions.ts'

type Scope = Tables & { o: Tables['orders']; u: Tables['referral_uses'] }

const order = expressionBuilder<Scope, 'o' | 'u'>()

const rentalCostCents = order(
  order('o.subtotal_cents', '+', order.ref('o.extra_days_cents')),
  '+',
  centsOfRows(order.ref('o.season_rows')),
)

/**
 * Of an order `o` that came by `u`: what its guest paid for the rental itself, of which its host earns a share; what later changes
 * added is not in it.
 */
export const rentedForCents = order.fn.coalesce(
  'u.rented_for_cents',
  order(rentalCostCents, '-', order.ref('o.discount_cents')),
)
