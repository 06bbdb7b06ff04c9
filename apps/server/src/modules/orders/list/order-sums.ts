import { expressionBuilder } from 'kysely'
import type { Tables } from '../../../platform/sql/builder.ts'
import { orZero, sumOf } from '../../../platform/sql/functions.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/** Of an order `o`: the sum of its payments. */
export const paidCents = orZero(
  order
    .selectFrom('payments as p')
    .select((eb) => sumOf(eb.ref('p.amount_cents')).as('cents'))
    .whereRef('p.order_id', '=', 'o.id'),
)

/** Of an order `o`: the sum of its refunds, sent or promised. */
export const refundedCents = orZero(
  order
    .selectFrom('refunds as r')
    .select((eb) => sumOf(eb.ref('r.amount_cents')).as('cents'))
    .whereRef('r.order_id', '=', 'o.id'),
)
