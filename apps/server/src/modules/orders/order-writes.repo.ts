import type { PaymentSource } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'
import { mailColumns } from '../mail/queue-mail.ts'

/** To the guest, about the order. */
export type NewMail = { id: string; recipient: string }

/** True while the order waits for its payment; its hold then lasts at least until `until`. */
export async function extendHold(
  sql: Sql,
  { orderId, now, until }: { orderId: string; now: Date; until: Date },
): Promise<boolean> {
  const held = await rows(sql, {
    name: 'extend-hold',
    text: `UPDATE orders SET hold_expires_at = greatest(hold_expires_at, $3)
           WHERE id = $1 AND status = 'pending' AND paid_at IS NULL AND hold_expires_at > $2 RETURNING id`,
    values: [orderId, now, until],
  })
  return held.length === 1
}

export type Settlement = {
  orderId: string
  /** Null: the payment provider told us. */
  actorId: string | null
  payment: { id: string; provider: PaymentSource; reference: string; amountCents: number }
  mail: NewMail
  /** Of the mail to the host whose code the order came with, if any. */
  hostMailId: string
  now: Date
}

/** Marks a pending order as paid, confirms it and credits its host; false when another request did so first. */
export async function recordPayment(sql: Sql, settlement: Settlement): Promise<boolean> {
  const { orderId, actorId, payment, mail, hostMailId, now } = settlement
  const recorded = await rows(sql, {
    name: 'record-payment',
    text: `WITH paid AS (
        UPDATE orders SET status = 'confirmed', payment_status = 'paid', paid_at = $2, hold_expires_at = NULL,
          updated_at = $2
        WHERE id = $1 AND status = 'pending' AND paid_at IS NULL
          -- a parked order holds no units
          AND NOT EXISTS (SELECT FROM payment_checks WHERE order_id = $1 AND closed_at IS NULL)
        RETURNING id
      ), booked AS (
        INSERT INTO payments (id, order_id, provider, reference, amount_cents, created_at)
        SELECT $3, id, $4, $5, $6, $2 FROM paid
      ), told AS (
        INSERT INTO timeline_entries (order_id, at, actor_id, kind, "from", "to")
        SELECT paid.id, $2, $7, entry.kind, entry."from", entry."to"
        FROM paid, (VALUES (1, 'paid', NULL, NULL), (2, 'status', 'pending', 'confirmed'))
          AS entry(n, kind, "from", "to") ORDER BY entry.n
      ), earned AS (
        INSERT INTO commission_entries (at, host_id, order_id, "to", cents)
        SELECT $2, r.host_id, r.order_id, 'pending', r.commission_cents
        FROM paid JOIN referral_uses r ON r.order_id = paid.id WHERE r.commission_cents > 0
        RETURNING host_id, cents
      ), thanked AS (
        INSERT INTO queued_mails (${mailColumns})
        SELECT $10, 'commission-earned', u.email,
          jsonb_build_object('amount', round(earned.cents / 100.0, 2), 'name', u.name), 'commission-earned:' || $1,
          NULL, $2
        FROM earned JOIN users u ON u.id = earned.host_id
      ), overtaken AS (
        DELETE FROM queued_mails USING paid
        WHERE order_id = paid.id AND template = 'order-received' AND attempts = 0
      )
      INSERT INTO queued_mails (${mailColumns})
      SELECT $8, CASE WHEN received.id IS NULL THEN 'order-confirmed' ELSE 'order-paid' END, $9,
        jsonb_build_object('orderId', paid.id), 'order-confirmed:' || paid.id, paid.id, $2
      FROM paid LEFT JOIN queued_mails received
        ON received.order_id = paid.id AND received.template = 'order-received' AND received.attempts > 0
      RETURNING id`,
    values: [
      orderId,
      now,
      payment.id,
      payment.provider,
      payment.reference,
      payment.amountCents,
      actorId,
      mail.id,
      mail.recipient,
      hostMailId,
    ],
  })
  return recorded.length > 0
}

/** The bank wants the guest's word first; the order keeps waiting. */
export async function recordConfirmationRequired(
  sql: Sql,
  { orderId, actorId, now }: { orderId: string; actorId: string; now: Date },
): Promise<void> {
  await rows(sql, {
    name: 'record-confirmation-required',
    text: `WITH waiting AS (
        UPDATE orders SET payment_status = 'confirmation-required', updated_at = $2
        WHERE id = $1 AND status = 'pending' AND paid_at IS NULL RETURNING id
      )
      INSERT INTO timeline_entries (order_id, at, actor_id, kind)
      SELECT id, $2, $3, 'confirmation-required' FROM waiting`,
    values: [orderId, now, actorId],
  })
}

/** Notes a declined card on an order that keeps waiting for another one. */
export async function recordDecline(
  sql: Sql,
  { orderId, actorId, reason, now }: { orderId: string; actorId: string; reason: string; now: Date },
): Promise<void> {
  await rows(sql, {
    name: 'record-decline',
    text: `INSERT INTO timeline_entries (order_id, at, actor_id, kind, note)
           VALUES ($1, $2, $3, 'payment-declined', $4)`,
    values: [orderId, now, actorId, reason],
  })
}

/** Undoes a checkout whose card was declined: nothing held, and its idempotency key may be used again. */
export async function withdrawOrder(
  sql: Sql,
  { orderId, actorId, reason, now }: { orderId: string; actorId: string; reason: string; now: Date },
): Promise<void> {
  await rows(sql, {
    name: 'withdraw-order',
    text: `WITH withdrawn AS (
        UPDATE orders SET status = 'cancelled', cancel_reason = 'payment-declined', hold_expires_at = NULL,
          updated_at = $2
        WHERE id = $1 AND status = 'pending' AND paid_at IS NULL RETURNING id
      ), freed AS (
        DELETE FROM reservations USING withdrawn WHERE order_id = withdrawn.id
      ), forgotten AS (
        DELETE FROM idempotency_keys USING withdrawn WHERE order_id = withdrawn.id
      ), unsent AS (
        DELETE FROM queued_mails USING withdrawn WHERE order_id = withdrawn.id AND sent_at IS NULL
      ), given_back AS (
        UPDATE referral_uses SET uses_discount = false FROM withdrawn
        WHERE order_id = withdrawn.id AND uses_discount
      )
      INSERT INTO timeline_entries (order_id, at, actor_id, kind, "from", "to", note)
      SELECT id, $2, $3, 'payment-declined', 'pending', 'cancelled', $4 FROM withdrawn`,
    values: [orderId, now, actorId, reason],
  })
}

/** What the same key is answered from now on. */
export async function storeAnswer(
  sql: Sql,
  { orderId, responseBody }: { orderId: string; responseBody: unknown },
): Promise<void> {
  await rows(sql, {
    name: 'store-answer',
    text: `UPDATE idempotency_keys SET response_body = $2::jsonb, locked_until = NULL WHERE order_id = $1`,
    values: [orderId, JSON.stringify(responseBody)],
  })
}

/** Cancels orders that were not paid in time and frees their units. Safe to run in every process at once. */
export async function cancelUnpaidOrders(sql: Sql, now: Date): Promise<number> {
  const [row] = await rows<{ expired: number }>(sql, {
    name: 'cancel-unpaid-orders',
    text: `WITH due AS (
        SELECT id FROM orders WHERE hold_expires_at <= $1 ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED
      ), expired AS (
        UPDATE orders SET status = 'cancelled', cancel_reason = 'unpaid', hold_expires_at = NULL, updated_at = $1
        FROM due WHERE orders.id = due.id RETURNING orders.id
      ), freed AS (
        DELETE FROM reservations USING expired WHERE order_id = expired.id
      ), given_back AS (
        UPDATE referral_uses SET uses_discount = false FROM expired
        WHERE order_id = expired.id AND uses_discount
      ), told AS (
        INSERT INTO timeline_entries (order_id, at, kind, "from", "to")
        SELECT id, $1, 'expired', 'pending', 'cancelled' FROM expired
      )
      SELECT count(*)::int AS expired FROM expired`,
    values: [now],
  })
  return row?.expired ?? 0
}
