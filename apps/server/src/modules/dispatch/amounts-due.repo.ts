import { rows, type Sql } from '../../platform/database.ts'

export type AmountDueRecord = {
  id: string
  amountCents: number
  reason: string
  at: string
  paidAt: string | null
}

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
      SELECT order_id, $5, $6, 'amount-due', $7 FROM owed`,
    values: [due.id, due.orderId, due.reason, due.amountCents, due.now, due.actorId, due.note],
  })
}

/** An amount of the guest's own order, held until the transaction ends; null for everybody else. */
export async function lockAmountDue(
  tx: Sql,
  { orderId, dueId, userId }: { orderId: string; dueId: string; userId: string },
): Promise<AmountDueRecord | null> {
  const [row] = await rows<AmountDueRecord>(tx, {
    name: 'lock-amount-due',
    text: `SELECT d.id, d.amount_cents AS "amountCents", d.reason, d.created_at AS at, d.paid_at AS "paidAt"
           FROM amounts_due d JOIN orders o ON o.id = d.order_id
           WHERE d.id = $1 AND d.order_id = $2 AND o.user_id = $3 FOR UPDATE OF d`,
    values: [dueId, orderId, userId],
  })
  return row ?? null
}

export type DuePayment = {
  orderId: string
  dueId: string
  actorId: string
  provider: string
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
      SELECT order_id, $3, $2, 'due-paid', $6 FROM paid`,
    values: [payment.dueId, payment.actorId, payment.now, payment.provider, payment.reference, payment.note],
  })
}
