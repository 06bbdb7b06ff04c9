import { expressionBuilder } from 'kysely'
import type { Tables } from '../../../platform/sql/builder.ts'
import { bool, int, orZero, sumOf } from '../../../platform/sql/functions.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
const amount = expressionBuilder<Tables & { o: Tables['orders']; a: Tables['amounts_due'] }, 'o' | 'a'>()

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

/** Of an order `o`: of its payments, what account credit paid. */
export const creditPaidCents = int(
  order
    .case()
    .when('o.paid_at', 'is not', null)
    .then(order.ref('o.account_credit_cents'))
    .else(order.lit(0))
    .end(),
)

/** Of an order `o`: of its refunds, what went back to the account credit. */
export const creditRefundedCents = orZero(
  order
    .selectFrom('refunds as r')
    .select((eb) => sumOf(eb.ref('r.account_credit_cents')).as('cents'))
    .whereRef('r.order_id', '=', 'o.id'),
)

/** Of an order `o`: of its price, what a change added and is still to be paid. */
export const openOfPriceCents = orZero(
  order
    .selectFrom('amounts_due as a')
    .select('a.amount_cents')
    .whereRef('a.order_id', '=', 'o.id')
    .where('a.kind', '=', 'price-change')
    .where('a.paid_at', 'is', null)
    .where('a.waived_at', 'is', null),
)

/** Of an amount due `a` of an order `o`: it is still owed. A cancelled order owes no price, and no change of it. */
export const isAmountOwed = amount.and([
  amount('a.paid_at', 'is', null),
  amount('a.waived_at', 'is', null),
  amount.or([amount('a.kind', '<>', 'price-change'), amount('o.status', '<>', 'cancelled')]),
])

const openAmountsCents = orZero(
  order
    .selectFrom('amounts_due as a')
    .select((eb) => sumOf(eb.ref('a.amount_cents')).as('cents'))
    .whereRef('a.order_id', '=', 'o.id')
    .where(isAmountOwed),
)

/** Of an order `o`: nobody has to pay its price, whether it is paid or waived. */
export const isPriceSettled = bool(
  order.or([order('o.paid_at', 'is not', null), order('o.payment_status', '=', 'waived')]),
)

const openPriceCents = order
  .case()
  .when(order.and([order.not(isPriceSettled), order('o.status', '<>', 'cancelled')]))
  .then(order('o.total_cents', '-', order.ref('o.account_credit_cents')))
  .else(order.lit(0))
  .end()

/** Of an order `o`: what it owes; the same as core's `moneyDue`, for the database. */
export const dueCents = int(order(openPriceCents, '+', openAmountsCents))

/** Of an order `o`: staff let it go out unpaid. */
export const isOnAccount = bool(order('o.on_account_because', 'is not', null))

/** Of an order `o`: something has to be paid first; the same as core's `waitsForPayment`, for the database. */
export const waitsForPayment = bool(
  order.or([
    order('o.status', '=', 'pending'),
    order.and([order('o.status', '=', 'confirmed'), order.not(isOnAccount), order(dueCents, '>', 0)]),
  ]),
)
