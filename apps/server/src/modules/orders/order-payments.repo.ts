import { rows, type Sql } from '../../platform/database.ts'

export type PaymentOnOrder = { amountCents: number; reference: string; at: Date }

/** What an order was paid with, the oldest first. Whose order it is, the caller has asked. */
export function findPaymentsOf(sql: Sql, orderId: string): Promise<PaymentOnOrder[]> {
  return rows<PaymentOnOrder>(sql, {
    name: 'payments-of-order',
    text: `SELECT amount_cents AS "amountCents", reference, created_at AS at
           FROM payments WHERE order_id = $1 ORDER BY created_at, id`,
    values: [orderId],
  })
}
