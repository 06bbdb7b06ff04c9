import type { Cents } from '@trivet/core/money'
import type { OutsideMethod, PaymentSource } from '@trivet/core/payments'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

export type PaymentOnOrder = {
  provider: PaymentSource
  method: OutsideMethod | null
  amountCents: Cents
  reference: string
  at: Date
}

const paymentsOfOrder = statement<{ orderId: string }>()('payments-of-order', (db, $) =>
  db
    .selectFrom('payments')
    .select(['provider', 'method', 'amount_cents as amountCents', 'reference', 'created_at as at'])
    .where('order_id', '=', $.orderId)
    .orderBy('created_at')
    .orderBy('id'),
)

/** What an order was paid with, the oldest first. Whose order it is, the caller has asked. */
export function findPaymentsOf(sql: Sql, orderId: string): Promise<PaymentOnOrder[]> {
  return paymentsOfOrder(sql, { orderId })
}
