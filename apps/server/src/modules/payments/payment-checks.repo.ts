import type { PaymentProviderName } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

export type Parking = {
  orderId: string
  actorId: string
  provider: PaymentProviderName
  /** By which the provider can be asked what became of the charge. */
  reference: string
  now: Date
}

/**
 * Takes the units and the discount from an order whose charge nobody knows the outcome of, and remembers them. Its
 * idempotency key may be used again at once: it leads back to this order, and so to the same charge.
 */
export async function parkOrder(
  sql: Sql,
  { orderId, actorId, provider, reference, now }: Parking,
): Promise<void> {
  await rows(sql, {
    name: 'park-order',
    text: `WITH parked AS (
        UPDATE orders SET hold_expires_at = NULL, updated_at = $5
        WHERE id = $1 AND status = 'pending' AND paid_at IS NULL RETURNING id
      ), freed AS (
        DELETE FROM reservations r USING parked WHERE r.order_id = parked.id
        RETURNING r.product_id, r.first_day, r.last_day, r.units
      ), given_back AS (
        UPDATE referral_uses SET uses_discount = false FROM parked
        WHERE order_id = parked.id AND uses_discount RETURNING order_id
      ), unlocked AS (
        UPDATE idempotency_keys SET locked_until = NULL FROM parked WHERE order_id = parked.id
      ), unsent AS (
        DELETE FROM queued_mails USING parked WHERE order_id = parked.id AND sent_at IS NULL
      ), told AS (
        INSERT INTO timeline_entries (order_id, at, actor_id, kind) SELECT id, $5, $2, 'payment-unknown' FROM parked
      )
      INSERT INTO payment_checks (order_id, provider, reference, reservations, used_discount, created_at)
      SELECT parked.id, $3, $4,
        (SELECT coalesce(jsonb_agg(jsonb_build_object(
           'productId', product_id, 'firstDay', first_day, 'lastDay', last_day, 'units', units)), '[]') FROM freed),
        EXISTS (SELECT FROM given_back), $5
      FROM parked
      ON CONFLICT (order_id) DO UPDATE SET provider = excluded.provider, reference = excluded.reference,
        reservations = excluded.reservations, used_discount = excluded.used_discount,
        created_at = excluded.created_at, closed_at = NULL`,
    values: [orderId, actorId, provider, reference, now],
  })
}

/**
 * Gives a parked order back what it held. Fails with a constraint's name when the units, or the discount, went to
 * somebody else; false when it is not parked (any more).
 */
export async function unparkOrder(
  sql: Sql,
  { orderId, now, until }: { orderId: string; now: Date; until: Date },
): Promise<boolean> {
  const unparked = await rows(sql, {
    name: 'unpark-order',
    text: `WITH known AS (
        UPDATE payment_checks SET closed_at = $2
        WHERE order_id = $1 AND closed_at IS NULL
          AND EXISTS (SELECT FROM orders WHERE id = $1 AND status = 'pending' AND paid_at IS NULL)
        RETURNING order_id, reservations, used_discount
      ), held AS (
        UPDATE orders SET hold_expires_at = $3, updated_at = $2 FROM known
        WHERE id = known.order_id AND status = 'pending' AND paid_at IS NULL RETURNING id
      ), reserved AS (
        INSERT INTO reservations (order_id, product_id, first_day, last_day, units)
        SELECT held.id, r."productId", r."firstDay", r."lastDay", r.units
        FROM held, known, jsonb_to_recordset(known.reservations)
          AS r("productId" text, "firstDay" date, "lastDay" date, units int)
      ), discounted AS (
        UPDATE referral_uses u SET uses_discount = true FROM held, known
        WHERE u.order_id = held.id AND known.used_discount
      )
      SELECT id FROM held`,
    values: [orderId, now, until],
  })
  return unparked.length > 0
}

export type OpenCheck = { orderId: string; provider: PaymentProviderName; reference: string; createdAt: Date }

const checkFields = 'order_id AS "orderId", provider, reference, created_at AS "createdAt"'

export async function findOpenCheck(sql: Sql, orderId: string): Promise<OpenCheck | null> {
  const [found] = await rows<OpenCheck>(sql, {
    name: 'open-check',
    text: `SELECT ${checkFields} FROM payment_checks WHERE order_id = $1 AND closed_at IS NULL`,
    values: [orderId],
  })
  return found ?? null
}

/** What is to be asked again, the oldest first. */
export function listOpenChecks(sql: Sql): Promise<OpenCheck[]> {
  return rows<OpenCheck>(sql, {
    name: 'open-checks',
    text: `SELECT ${checkFields} FROM payment_checks WHERE closed_at IS NULL ORDER BY created_at LIMIT 50`,
  })
}

export async function closeCheck(sql: Sql, { orderId, now }: { orderId: string; now: Date }): Promise<void> {
  await rows(sql, {
    name: 'close-check',
    text: 'UPDATE payment_checks SET closed_at = $2 WHERE order_id = $1 AND closed_at IS NULL',
    values: [orderId, now],
  })
}

/**
 * Ends a parked order that nobody paid: it holds nothing, and its idempotency key is free for another one. False when it
 * had ended before.
 */
export async function giveUpParkedOrder(
  sql: Sql,
  { orderId, now }: { orderId: string; now: Date },
): Promise<boolean> {
  const ended = await rows(sql, {
    name: 'give-up-parked-order',
    text: `WITH given_up AS (
        UPDATE orders SET status = 'cancelled', cancel_reason = 'payment-declined', updated_at = $2
        WHERE id = $1 AND status = 'pending' AND paid_at IS NULL AND hold_expires_at IS NULL RETURNING id
      ), forgotten AS (
        DELETE FROM idempotency_keys USING given_up WHERE order_id = given_up.id
      )
      INSERT INTO timeline_entries (order_id, at, kind, "from", "to")
      SELECT id, $2, 'expired', 'pending', 'cancelled' FROM given_up RETURNING id`,
    values: [orderId, now],
  })
  return ended.length > 0
}
