import type { PaymentSource, Rates } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'
import { mailColumns } from '../mail/queue-mail.ts'
import type { OrderRecord } from './order-record.ts'

export type NewOrder = {
  record: OrderRecord
  rates: Rates
  /** Of the settings it was priced with. */
  settingsVersion: number
  timeZone: string
  reservations: { productId: string; firstDay: string; lastDay: string; units: number }[]
  idempotency: { key: string; requestHash: string; responseBody: unknown; lockedUntil: Date | null }
  mail: NewMail
  /** The code it comes with, if any. */
  referral: NewReferralUse | null
}

export type NewReferralUse = {
  codeId: string
  hostId: string
  usesDiscount: boolean
  commissionBasisPoints: number
  commissionCents: number
}

/** To the guest, about the order. */
export type NewMail = { id: string; recipient: string }

// One statement is one transaction: order, lines, reservations (whose trigger takes the days), timeline, mail
// and idempotency key are there together or not at all, after one round trip. The mail waits a little: who pays
// at once hears that the order is confirmed and nothing else.
const insertOrderSql = (alsoWrite = '') => `
WITH placed AS (
  INSERT INTO orders (
    id, user_id, status, payment_method, payment_status, subtotal_cents, extra_days_cents, damage_protection,
    damage_protection_cents, delivery_cents, tax_cents, discount_cents, total_cents, rates, rental_start,
    rental_end, time_zone, street, city, state, postal_code, country, airbnb_listing, stay_id,
    hold_expires_at, created_at, updated_at)
  SELECT o.id, o."userId", o.status, o."paymentMethod", o."paymentStatus", o."subtotalCents", o."extraDaysCents",
    o."damageProtection", o."damageProtectionCents", o."deliveryCents", o."taxCents", o."discountCents",
    o."totalCents", $2::jsonb, o."rentalStart", o."rentalEnd", $3, o.street, o.city, o.state, o."postalCode",
    o.country, o."airbnbListing", o."stayId", o."holdExpiresAt", o."createdAt", o."createdAt"
  FROM jsonb_to_record($1::jsonb) AS o(
    id text, "userId" text, status text, "paymentMethod" text, "paymentStatus" text, "subtotalCents" int,
    "extraDaysCents" int, "damageProtection" boolean, "damageProtectionCents" int, "deliveryCents" int,
    "taxCents" int, "discountCents" int, "totalCents" int, "rentalStart" date, "rentalEnd" date, street text,
    city text, state text, "postalCode" text, country text, "airbnbListing" text, "stayId" text,
    "holdExpiresAt" timestamptz, "createdAt" timestamptz)
  WHERE (SELECT coalesce(max(version), 0) FROM settings) = $11
  RETURNING id, user_id, created_at
), lines AS (
  INSERT INTO order_lines (
    id, order_id, position, product_id, kit_id, kit_items, name, slug, image, unit_price_cents, quantity,
    line_total_cents, extra_days_cents)
  SELECT l.id, placed.id, l.position, l."productId", l."kitId", l.items, l.name, l.slug, l.image, l."unitPriceCents", l.quantity,
    l."lineTotalCents", l."extraDaysCents"
  FROM placed, ROWS FROM (jsonb_to_recordset($1::jsonb -> 'lines') AS (
    id text, "productId" text, "kitId" text, items jsonb, name text, slug text, image text, "unitPriceCents" int,
    quantity int, "lineTotalCents" int, "extraDaysCents" int)) WITH ORDINALITY
    AS l(id, "productId", "kitId", items, name, slug, image, "unitPriceCents", quantity, "lineTotalCents",
      "extraDaysCents", position)
), keyed AS (
  INSERT INTO idempotency_keys
    (user_id, key, request_hash, order_id, response_status, response_body, locked_until, created_at)
  SELECT placed.user_id, $5, $6, placed.id, 201, $7::jsonb, $8, placed.created_at FROM placed
), held AS (
  INSERT INTO reservations (order_id, product_id, first_day, last_day, units)
  SELECT placed.id, r."productId", r."firstDay", r."lastDay", r.units
  FROM placed, jsonb_to_recordset($4::jsonb)
    AS r("productId" text, "firstDay" date, "lastDay" date, units int)
), told AS (
  INSERT INTO timeline_entries (order_id, at, actor_id, kind, "to")
  SELECT placed.id, placed.created_at, placed.user_id, 'placed', 'pending' FROM placed
)${alsoWrite}
INSERT INTO queued_mails (${mailColumns}, next_attempt_at)
SELECT $9, 'order-received', $10, jsonb_build_object('orderId', placed.id), 'order-received:' || placed.id, placed.id,
  placed.created_at, now() + interval '2 minutes'
FROM placed
RETURNING id`

// an order without a code pays nothing for those with one
const plainOrderSql = insertOrderSql()
const referredOrderSql = insertOrderSql(`, referred AS (
  INSERT INTO referral_uses (
    order_id, code_id, host_id, user_id, uses_discount, commission_basis_points, commission_cents, created_at)
  SELECT placed.id, u."codeId", u."hostId", placed.user_id, u."usesDiscount", u."commissionBasisPoints",
    u."commissionCents", placed.created_at
  FROM placed, jsonb_to_record($12::jsonb) AS u(
    "codeId" text, "hostId" text, "usesDiscount" boolean, "commissionBasisPoints" int, "commissionCents" int)
)`)

/**
 * False when the settings are not the ones the order was priced with any more. Fails with a constraint's name when a day
 * would be oversold, or the idempotency key or the discount is taken.
 */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<boolean> {
  const { record, idempotency, mail, referral } = order
  const written = await rows(sql, {
    name: referral ? 'insert-referred-order' : 'insert-order',
    text: referral ? referredOrderSql : plainOrderSql,
    values: [
      JSON.stringify(record),
      JSON.stringify(order.rates),
      order.timeZone,
      JSON.stringify(order.reservations),
      idempotency.key,
      idempotency.requestHash,
      JSON.stringify(idempotency.responseBody),
      idempotency.lockedUntil,
      mail.id,
      mail.recipient,
      order.settingsVersion,
      ...(referral ? [JSON.stringify(referral)] : []),
    ],
  })
  return written.length > 0
}

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
