import type { BookedCharge, OrderStatus, PaymentProviderName } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

export type OrderToPay = {
  userEmail: string
  status: OrderStatus
  isPaid: boolean
  totalCents: number
  isParked: boolean
  /** Parked, and its guest has placed another order since. */
  isOvertaken: boolean
}

/** The order a charge names, held until the transaction ends: its charges are looked at one after the other. */
export async function lockOrderToPay(tx: Sql, orderId: string): Promise<OrderToPay | null> {
  const [found] = await rows<OrderToPay>(tx, {
    name: 'lock-order-to-pay',
    text: `SELECT u.email AS "userEmail", o.status, o.paid_at IS NOT NULL AS "isPaid", o.total_cents AS "totalCents",
             c.order_id IS NOT NULL AS "isParked",
             c.order_id IS NOT NULL AND EXISTS (
               SELECT FROM orders later WHERE later.user_id = o.user_id AND later.created_at > o.created_at
                 AND later.status <> 'cancelled') AS "isOvertaken"
           FROM orders o JOIN users u ON u.id = o.user_id
           LEFT JOIN payment_checks c ON c.order_id = o.id AND c.closed_at IS NULL
           WHERE o.id = $1 FOR UPDATE OF o`,
    values: [orderId],
  })
  return found ?? null
}

type Named = { provider: PaymentProviderName; reference: string }

/** The order that was paid with it, or that it was sent back for; null for a charge that is not in our books. */
export async function findOrderOfCharge(sql: Sql, { provider, reference }: Named): Promise<string | null> {
  const [found] = await rows<{ orderId: string }>(sql, {
    name: 'order-of-charge',
    text: `SELECT order_id AS "orderId" FROM payments WHERE provider = $1 AND reference = $2
           UNION ALL
           SELECT order_id FROM amounts_due WHERE provider = $1 AND reference = $2
           UNION ALL
           SELECT order_id FROM returned_charges WHERE provider = $1 AND reference = $2 LIMIT 1`,
    values: [provider, reference],
  })
  return found?.orderId ?? null
}

export type NewReturn = Named & {
  id: string
  orderId: string
  change: string | null
  amountCents: number
  now: Date
}

/** Money on its way back; nothing happens where it is on its way already. */
export async function insertReturn(tx: Sql, charge: NewReturn): Promise<void> {
  await rows(tx, {
    name: 'insert-return',
    text: `INSERT INTO returned_charges (id, order_id, provider, reference, change, amount_cents, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (provider, reference) DO NOTHING`,
    values: [
      charge.id,
      charge.orderId,
      charge.provider,
      charge.reference,
      charge.change,
      charge.amountCents,
      charge.now,
    ],
  })
}

export type ReturnToSend = Named & { id: string; amountCents: number }

/** What the provider has not been asked for, or has not answered, oldest first. */
export function listReturnsToSend(sql: Sql): Promise<ReturnToSend[]> {
  return rows<ReturnToSend>(sql, {
    name: 'returns-to-send',
    text: `SELECT id, provider, reference, amount_cents AS "amountCents" FROM returned_charges
           WHERE sent_at IS NULL ORDER BY created_at LIMIT 50`,
  })
}

export async function markReturnSent(
  sql: Sql,
  { id, refundReference, now }: { id: string; refundReference: string; now: Date },
): Promise<void> {
  await rows(sql, {
    name: 'mark-return-sent',
    text: 'UPDATE returned_charges SET refund_reference = $2, sent_at = $3 WHERE id = $1 AND sent_at IS NULL',
    values: [id, refundReference, now],
  })
}

export type BooksWindow = {
  provider: PaymentProviderName
  /** Also looked for where they were booked outside the window. */
  references: string[]
  from: Date
  /** Later ones the provider may not list yet. */
  dueUntil: Date
}

/** Our side of a comparison: payments, and charges that went back. */
export function listBookedCharges(
  sql: Sql,
  { provider, references, from, dueUntil }: BooksWindow,
): Promise<BookedCharge[]> {
  return rows<BookedCharge>(sql, {
    name: 'booked-charges',
    text: `SELECT p.reference, p.order_id AS "orderId", p.amount_cents AS "amountCents",
             CASE WHEN (SELECT count(*) FROM payments o WHERE o.order_id = p.order_id) = 1
               AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = p.order_id AND r.sent_at IS NULL)
               THEN (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r WHERE r.order_id = p.order_id)
             END AS "refundedCents",
             p.created_at >= $3 AND p.created_at < $4 AS "isDue"
           FROM payments p
           WHERE p.provider = $1 AND (p.reference = ANY($2) OR (p.created_at >= $3 AND p.created_at < $4))
           UNION ALL
           SELECT reference, order_id, amount_cents, CASE WHEN sent_at IS NOT NULL THEN amount_cents END,
             created_at >= $3 AND created_at < $4
           FROM returned_charges
           WHERE provider = $1 AND (reference = ANY($2) OR (created_at >= $3 AND created_at < $4))
           UNION ALL
           SELECT reference, order_id, amount_cents, NULL, paid_at >= $3 AND paid_at < $4
           FROM amounts_due
           WHERE provider = $1 AND (reference = ANY($2) OR (paid_at >= $3 AND paid_at < $4))`,
    values: [provider, references, from, dueUntil],
  })
}
