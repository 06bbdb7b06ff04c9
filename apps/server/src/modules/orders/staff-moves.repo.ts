import type { CancelReason, OrderStatus } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

export type LockedOrder = { userEmail: string; isPaid: boolean; status: OrderStatus }

/**
 * The order, held until the transaction ends: refunds, moves and changes of one order come one after the other. With an
 * owner, nobody else's order is found.
 */
export async function lockOrder(
  tx: Sql,
  orderId: string,
  ownerId: string | null = null,
): Promise<LockedOrder | null> {
  const [found] = await rows<LockedOrder>(tx, {
    name: 'lock-order',
    text: `SELECT u.email AS "userEmail", o.paid_at IS NOT NULL AS "isPaid", o.status
           FROM orders o JOIN users u ON u.id = o.user_id
           WHERE o.id = $1 AND ($2::text IS NULL OR o.user_id = $2) FOR UPDATE OF o`,
    values: [orderId, ownerId],
  })
  return found ?? null
}

export type StatusChange = {
  orderId: string
  from: OrderStatus
  to: OrderStatus
  actorId: string
  note: string
  /** Who cancels it, where `to` is cancelled. */
  cancelReason: CancelReason
  now: Date
}

export async function writeStatus(tx: Sql, change: StatusChange): Promise<void> {
  await rows(tx, {
    name: 'write-status',
    text: `WITH moved AS (
        UPDATE orders SET status = $3, hold_expires_at = NULL, updated_at = $6,
          cancel_reason = CASE WHEN $3 = 'cancelled' THEN $7 ELSE cancel_reason END
        WHERE id = $1 AND status = $2 RETURNING id
      )
      INSERT INTO timeline_entries (order_id, at, actor_id, kind, "from", "to", note)
      SELECT id, $6, $4, 'status', $2, $3, nullif($5, '') FROM moved`,
    values: [
      change.orderId,
      change.from,
      change.to,
      change.actorId,
      change.note,
      change.now,
      change.cancelReason,
    ],
  })
}

/** The units are free again for the days that are left. */
export async function freeUnits(tx: Sql, orderId: string): Promise<void> {
  await rows(tx, {
    name: 'free-units',
    text: 'DELETE FROM reservations WHERE order_id = $1',
    values: [orderId],
  })
}

/** An order that was never paid has not used its guest's discount. */
export async function giveDiscountBack(tx: Sql, orderId: string): Promise<void> {
  await rows(tx, {
    name: 'give-discount-back',
    text: 'UPDATE referral_uses SET uses_discount = false WHERE order_id = $1 AND uses_discount',
    values: [orderId],
  })
}

export type StaffNews = {
  orderId: string
  /** Null: the shop itself. */
  actorId: string | null
  note: string
  now: Date
}

export async function tellOfRefund(tx: Sql, { orderId, actorId, note, now }: StaffNews): Promise<void> {
  await rows(tx, {
    name: 'tell-of-refund',
    text: `INSERT INTO timeline_entries (order_id, at, actor_id, kind, note)
           VALUES ($1, $2, $3, 'refunded', $4)`,
    values: [orderId, now, actorId, note],
  })
}
