import type { PaymentProviderName } from '@trivet/core/payments'
import { rows, type Sql } from '../../platform/database.ts'
import type { AmountDueRecord } from '../orders/amount-due.ts'

export type NewAmountDue = {
  id: string
  orderId: string
  actorId: string
  amountCents: number
  reason: string
  /** In the order's timeline. */
  note: string
  now: Date
}

export async function insertAmountDue(tx: Sql, due: NewAmountDue): Promise<void> {
  await rows(tx, {
    name: 'insert-amount-due',
    text: `WITH owed AS (
        INSERT INTO amounts_due (id, order_id, reason, amount_cents, created_at) VALUES ($1, $2, $3, $4, $5)
        RETURNING order_id
      )
      INSERT INTO timeline_entries (order_id, at, actor_id, kind, note)
      SELECT order_id, $5, $6, 'damage-charged', $7 FROM owed`,
    values: [due.id, due.orderId, due.reason, due.amountCents, due.now, due.actorId, due.note],
  })
}

/** An amount of an order that is locked, held until the transaction ends. */
export async function lockAmountDue(
  tx: Sql,
  { orderId, dueId }: { orderId: string; dueId: string },
): Promise<AmountDueRecord | null> {
  const [row] = await rows<AmountDueRecord>(tx, {
    name: 'lock-amount-due',
    text: `SELECT id, amount_cents AS "amountCents", reason, created_at AS at, paid_at AS "paidAt"
           FROM amounts_due WHERE id = $1 AND order_id = $2 FOR UPDATE`,
    values: [dueId, orderId],
  })
  return row ?? null
}

export type DuePayment = {
  dueId: string
  actorId: string
  provider: PaymentProviderName
  reference: string
  note: string
  now: Date
}

/** The amount as paid, with the line in the order's timeline. */
export async function writeDuePayment(tx: Sql, payment: DuePayment): Promise<void> {
  await rows(tx, {
    name: 'write-due-payment',
    text: `WITH paid AS (
        UPDATE amounts_due SET paid_at = $3, provider = $4, reference = $5 WHERE id = $1 AND paid_at IS NULL
        RETURNING order_id
      )
      INSERT INTO timeline_entries (order_id, at, actor_id, kind, note)
      SELECT order_id, $3, $2, 'damage-paid', $6 FROM paid`,
    values: [payment.dueId, payment.actorId, payment.now, payment.provider, payment.reference, payment.note],
  })
}
