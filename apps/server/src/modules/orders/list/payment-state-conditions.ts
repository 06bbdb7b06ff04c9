import type { PaymentState } from '@trivet/core/orders'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../../platform/sql/builder.ts'
import { openOfPriceCents, paidCents, refundedCents } from './order-sums.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

const isPaid = eb('o.paid_at', 'is not', null)
const keptCents = eb(paidCents, '-', refundedCents)
const refundedOrders = eb.selectFrom('refunds').select('order_id')
const coveredCents = eb(eb('o.total_cents', '-', eb.ref('o.waived_cents')), '-', openOfPriceCents)
const isLessKept = eb(keptCents, '<', coveredCents)
const isRefunded = eb.and([isPaid, eb('o.id', 'in', refundedOrders)])

/** Of orders `o`: the same as core's `paymentState`, for the database. */
export const paymentStateIs: Record<PaymentState, Expression<SqlBool>> = {
  paid: eb.and([isPaid, eb.or([eb('o.id', 'not in', refundedOrders), eb(keptCents, '>=', coveredCents)])]),
  unpaid: eb.and([eb('o.paid_at', 'is', null), eb('o.payment_status', '=', 'unpaid')]),
  'confirmation-required': eb.and([
    eb('o.paid_at', 'is', null),
    eb('o.payment_status', '=', 'confirmation-required'),
  ]),
  waived: eb.and([eb('o.paid_at', 'is', null), eb('o.payment_status', '=', 'waived')]),
  'partly-refunded': eb.and([isRefunded, eb(keptCents, '>', 0), isLessKept]),
  refunded: eb.and([isRefunded, eb(keptCents, '<=', 0), isLessKept]),
}
