import { rows, type Sql } from '../../platform/database.ts'

export type Reminder = { orderId: string; recipient: string; pickupDay: string }

const most = 200

/** Orders at their guests whose pickup is tomorrow, where the morning has come, and whose guests were not told. */
export function findPickupsTomorrow(
  sql: Sql,
  { now, fromTime }: { now: Date; fromTime: string },
): Promise<Reminder[]> {
  return rows<Reminder>(sql, {
    name: 'pickups-tomorrow',
    text: `SELECT o.id AS "orderId", u.email AS recipient, o.rental_end AS "pickupDay"
           FROM orders o JOIN users u ON u.id = o.user_id
           WHERE o.status IN ('dispatched', 'delivered')
             AND o.rental_end BETWEEN ($1::timestamptz AT TIME ZONE 'UTC')::date
               AND ($1::timestamptz AT TIME ZONE 'UTC')::date + 2
             AND o.rental_end = ($1::timestamptz AT TIME ZONE o.time_zone)::date + 1
             AND ($1::timestamptz AT TIME ZONE o.time_zone)::time >= $2::time
             AND NOT EXISTS (
               SELECT FROM queued_mails m WHERE m.dedupe_key = 'pickup-tomorrow:' || o.id || ':' || o.rental_end
             )
           ORDER BY o.id LIMIT $3`,
    values: [now, fromTime, most],
  })
}

/** Unpaid orders that lapse until then, and whose guests were not told. */
export function findLapsingOrders(
  sql: Sql,
  { now, until }: { now: Date; until: Date },
): Promise<Omit<Reminder, 'pickupDay'>[]> {
  return rows<Omit<Reminder, 'pickupDay'>>(sql, {
    name: 'lapsing-orders',
    text: `SELECT o.id AS "orderId", u.email AS recipient
           FROM orders o JOIN users u ON u.id = o.user_id
           WHERE o.hold_expires_at > $1 AND o.hold_expires_at <= $2 AND o.paid_at IS NULL
             AND NOT EXISTS (SELECT FROM queued_mails m WHERE m.dedupe_key = 'order-expiring:' || o.id)
           ORDER BY o.hold_expires_at LIMIT $3`,
    values: [now, until, most],
  })
}
