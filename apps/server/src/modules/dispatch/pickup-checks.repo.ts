import type { Loss } from '@trivet/core/dispatch'
import { rows, type Sql } from '../../platform/database.ts'
import type { AmountDueRecord } from '../orders/amount-due.ts'

export type PickupCheckRecord = {
  at: string
  by: string
  notes: string
  waivedBecause: string | null
  requestHash: string
  chargeCents: number
  coveredCents: number
  losses: Loss[]
  due: AmountDueRecord | null
}

/** What was counted at an order's pickup; null before it. */
export async function findPickupCheck(sql: Sql, orderId: string): Promise<PickupCheckRecord | null> {
  const [row] = await rows<PickupCheckRecord>(sql, {
    name: 'pickup-check',
    text: `
      SELECT to_json(c.created_at) #>> '{}' AS at, coalesce(u.name, 'a deleted account') AS by, c.notes,
        c.waived_because AS "waivedBecause", c.request_hash AS "requestHash", c.charge_cents AS "chargeCents",
        c.covered_cents AS "coveredCents",
        (SELECT coalesce(json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'kind', l.kind,
            'quantity', l.quantity, 'unitCents', l.unit_cents, 'outcome', l.outcome) ORDER BY l.name, l.kind DESC), '[]')
         FROM pickup_losses l WHERE l.order_id = c.order_id) AS losses,
        (SELECT json_build_object('id', d.id, 'amountCents', d.amount_cents, 'reason', d.reason, 'at', d.created_at,
            'paidAt', d.paid_at)
         FROM amounts_due d WHERE d.order_id = c.order_id ORDER BY d.created_at LIMIT 1) AS due
      FROM pickup_checks c LEFT JOIN users u ON u.id = c.actor_id WHERE c.order_id = $1`,
    values: [orderId],
  })
  return row ?? null
}

export type NewPickupCheck = {
  orderId: string
  actorId: string
  notes: string
  waivedBecause: string | null
  requestHash: string
  chargeCents: number
  coveredCents: number
  losses: readonly Loss[]
  now: Date
}

export async function insertPickupCheck(tx: Sql, check: NewPickupCheck): Promise<void> {
  await rows(tx, {
    name: 'insert-pickup-check',
    text: `WITH counted AS (
        INSERT INTO pickup_checks (order_id, actor_id, notes, waived_because, request_hash, charge_cents, covered_cents,
          created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING order_id
      )
      INSERT INTO pickup_losses (order_id, product_id, kind, name, quantity, unit_cents, outcome)
      SELECT counted.order_id, l."productId", l.kind, l.name, l.quantity, l."unitCents", l.outcome
      FROM counted, jsonb_to_recordset($9::jsonb)
        AS l("productId" text, kind text, name text, quantity int, "unitCents" int, outcome text)`,
    values: [
      check.orderId,
      check.actorId,
      check.notes,
      check.waivedBecause,
      check.requestHash,
      check.chargeCents,
      check.coveredCents,
      check.now,
      JSON.stringify(check.losses),
    ],
  })
}

export type TakenOut = { productId: string; units: number }

/** The order gives back what will never come back, so that it cannot hold it any more. */
export async function releaseLostUnits(
  tx: Sql,
  { orderId, lost }: { orderId: string; lost: readonly TakenOut[] },
): Promise<void> {
  await rows(tx, {
    name: 'release-lost-units',
    text: `WITH lost AS (
        SELECT l."productId" AS product_id, l.units FROM jsonb_to_recordset($2::jsonb) AS l("productId" text, units int)
      ), gone AS (
        DELETE FROM reservations r USING lost
        WHERE r.order_id = $1 AND r.product_id = lost.product_id AND r.units <= lost.units
      )
      UPDATE reservations r SET units = r.units - lost.units FROM lost
      WHERE r.order_id = $1 AND r.product_id = lost.product_id AND r.units > lost.units`,
    values: [orderId, JSON.stringify(lost)],
  })
}

/** A smaller fleet from now on; fails where a coming day has more promised. */
export async function shrinkFleet(
  tx: Sql,
  { productId, units, now }: TakenOut & { now: Date },
): Promise<{ fleet: number } | null> {
  // days that are over would hold the fleet to what was out then
  await rows(tx, {
    name: 'clear-past-days',
    text: `DELETE FROM stock_days WHERE product_id = $1 AND day < ($2::timestamptz AT TIME ZONE 'UTC')::date - 1
             AND NOT EXISTS (SELECT FROM reservations r WHERE r.product_id = $1
               AND stock_days.day BETWEEN r.first_day AND r.last_day)`,
    values: [productId, now],
  })
  const [row] = await rows<{ fleet: number }>(tx, {
    name: 'shrink-fleet',
    text: `UPDATE products SET count_in_stock = count_in_stock - $2, updated_at = $3
           WHERE id = $1 AND count_in_stock >= $2 RETURNING count_in_stock AS fleet`,
    values: [productId, units, now],
  })
  return row ?? null
}
