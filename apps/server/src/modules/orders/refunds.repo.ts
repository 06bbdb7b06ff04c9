import type { PaidCharge, PaymentSource } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

export type PaidAndRefunded = {
  paidCents: number
  /** Of it, what was paid after the order itself. */
  addedCents: number
  refundedCents: number
}

/** Of an order that is locked: what was paid, and what has been promised back. */
export async function findPaidAndRefunded(tx: Sql, orderId: string): Promise<PaidAndRefunded> {
  const [sums] = await rows<PaidAndRefunded>(tx, {
    name: 'paid-and-refunded',
    text: `SELECT (SELECT coalesce(sum(amount_cents), 0)::int FROM payments WHERE order_id = $1) AS "paidCents",
                  (SELECT coalesce(sum(later.amount_cents), 0)::int FROM (
                     SELECT amount_cents FROM payments WHERE order_id = $1 ORDER BY created_at, id OFFSET 1
                   ) later) AS "addedCents",
                  (SELECT coalesce(sum(amount_cents), 0)::int FROM refunds WHERE order_id = $1) AS "refundedCents"`,
    values: [orderId],
  })
  return sums ?? { paidCents: 0, addedCents: 0, refundedCents: 0 }
}

export type NewRefund = {
  id: string
  orderId: string
  amountCents: number
  reason: string
  /** Null: the shop itself. */
  actorId: string | null
  requestKey: string | null
  now: Date
}

export async function insertRefund(tx: Sql, refund: NewRefund): Promise<void> {
  await rows(tx, {
    name: 'insert-refund',
    text: `INSERT INTO refunds (id, order_id, amount_cents, reason, actor_id, request_key, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      refund.id,
      refund.orderId,
      refund.amountCents,
      refund.reason,
      refund.actorId,
      refund.requestKey,
      refund.now,
    ],
  })
}

/** What an Idempotency-Key of this order was answered with; null for a new key. */
export async function findRefundByKey(
  tx: Sql,
  { orderId, requestKey }: { orderId: string; requestKey: string },
): Promise<Pick<NewRefund, 'amountCents' | 'reason'> | null> {
  const [found] = await rows<Pick<NewRefund, 'amountCents' | 'reason'>>(tx, {
    name: 'refund-by-key',
    text: `SELECT amount_cents AS "amountCents", reason FROM refunds WHERE order_id = $1 AND request_key = $2`,
    values: [orderId, requestKey],
  })
  return found ?? null
}

export type RefundToSend = {
  amountCents: number
  /** Of all refunds of the order before this one. */
  refundedBeforeCents: number
  /** What the order was paid with, oldest first. */
  charges: (PaidCharge & { provider: PaymentSource })[]
}

/** The refund while the provider has not answered for it; null once it has. */
export async function findRefundToSend(sql: Sql, refundId: string): Promise<RefundToSend | null> {
  const [found] = await rows<RefundToSend>(sql, {
    name: 'refund-to-send',
    text: `SELECT r.amount_cents AS "amountCents",
             (SELECT coalesce(sum(e.amount_cents), 0)::int FROM refunds e
              WHERE e.order_id = r.order_id AND (e.created_at, e.id) < (r.created_at, r.id)) AS "refundedBeforeCents",
             (SELECT coalesce(json_agg(json_build_object(
                'reference', p.reference, 'amountCents', p.amount_cents, 'provider', p.provider)
                ORDER BY p.created_at, p.id), '[]')
              FROM payments p WHERE p.order_id = r.order_id) AS charges
           FROM refunds r WHERE r.id = $1 AND r.sent_at IS NULL`,
    values: [refundId],
  })
  return found ?? null
}

/** Refunds that a crash or the provider left open, oldest first. */
export async function findLateRefunds(sql: Sql, before: Date): Promise<string[]> {
  const found = await rows<{ id: string }>(sql, {
    name: 'late-refunds',
    text: 'SELECT id FROM refunds WHERE sent_at IS NULL AND created_at < $1 ORDER BY created_at LIMIT 50',
    values: [before],
  })
  return found.map(({ id }) => id)
}

export async function markRefundSent(
  sql: Sql,
  { refundId, reference, now }: { refundId: string; reference: string; now: Date },
): Promise<void> {
  await rows(sql, {
    name: 'mark-refund-sent',
    text: 'UPDATE refunds SET reference = $2, sent_at = $3 WHERE id = $1 AND sent_at IS NULL',
    values: [refundId, reference, now],
  })
}
