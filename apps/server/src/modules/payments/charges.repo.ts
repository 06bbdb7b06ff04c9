import type { PaymentProviderName } from '@trivet/core/payments'
import type { Sql } from '../../platform/database.ts'
import { bool } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { isPriceSettled } from '../orders/index.ts'

const lockOrderToPayStatement = statement<{ orderId: string }>()('lock-order-to-pay', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('payment_checks as c', (join) =>
      join.onRef('c.order_id', '=', 'o.id').on('c.closed_at', 'is', null),
    )
    .select((eb) => {
      const isParked = eb('c.order_id', 'is not', null)
      const laterOrders = eb
        .selectFrom('orders as later')
        .select('later.id')
        .whereRef('later.user_id', '=', 'o.user_id')
        .whereRef('later.created_at', '>', 'o.created_at')
        .where('later.status', '<>', 'cancelled')
      return [
        'u.email as userEmail',
        'o.status',
        isPriceSettled.as('isPaid'),
        eb('o.total_cents', '-', eb.ref('o.account_credit_cents')).as('toPayCents'),
        bool(isParked).as('isParked'),
        // its guest has placed another order since
        bool(eb.and([isParked, eb.exists(laterOrders)])).as('isOvertaken'),
      ]
    })
    .where('o.id', '=', $.orderId)
    .forUpdate('o'),
)

export type OrderToPay = Awaited<ReturnType<typeof lockOrderToPayStatement>>[number]

/** The order a charge names, held until the transaction ends: its charges are looked at one after the other. */
export async function lockOrderToPay(tx: Sql, orderId: string): Promise<OrderToPay | null> {
  const [found] = await lockOrderToPayStatement(tx, { orderId })
  return found ?? null
}

type Named = { provider: PaymentProviderName; reference: string }

const orderOfCharge = statement<Named>()('order-of-charge', (db, $) =>
  db
    .selectFrom('payments')
    .select('order_id as orderId')
    .where('provider', '=', $.provider)
    .where('reference', '=', $.reference)
    .unionAll(
      db
        .selectFrom('amounts_due')
        .select('order_id as orderId')
        .where('provider', '=', $.provider)
        .where('reference', '=', $.reference),
    )
    .unionAll(
      db
        .selectFrom('returned_charges')
        .select('order_id as orderId')
        .where('provider', '=', $.provider)
        .where('reference', '=', $.reference),
    )
    .limit(1),
)

/** The order that was paid with it, or that it was sent back for; null for a charge that is not in our books. */
export async function findOrderOfCharge(sql: Sql, charge: Named): Promise<string | null> {
  const [found] = await orderOfCharge(sql, charge)
  return found?.orderId ?? null
}
