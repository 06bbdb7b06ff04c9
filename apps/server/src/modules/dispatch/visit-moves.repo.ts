import type { OccupiedDays } from '@trivet/core/availability'
import type { RentalPeriod } from '@trivet/core/dates'
import type { MovedVisit, ShortItem, VisitKind, VisitWindow } from '@trivet/core/dispatch'
import { rows, type Sql } from '../../platform/database.ts'
import { settingsJson, toVersionedSettings, type StoredSettings } from '../settings/settings.repo.ts'

export type MovableVisit = MovedVisit & { userEmail: string; turnaroundDays: number }

type Row = Omit<MovedVisit, 'period' | 'kind'> &
  RentalPeriod & { userEmail: string; settings: StoredSettings | null }

/** One visit of an order, with what decides about moving it; null for an unknown order. */
export async function findMovableVisit(
  sql: Sql,
  { orderId, kind }: { orderId: string; kind: VisitKind },
): Promise<MovableVisit | null> {
  const [row] = await rows<Row>(sql, {
    name: 'movable-visit',
    text: `SELECT o.status, o.rental_start AS "start", o.rental_end AS "end", o.time_zone AS "timeZone",
             coalesce(w."window", 'all-day') AS "window", u.email AS "userEmail", ${settingsJson} AS settings
           FROM orders o JOIN users u ON u.id = o.user_id
           LEFT JOIN visit_windows w ON w.order_id = o.id AND w.kind = $2
           WHERE o.id = $1`,
    values: [orderId, kind],
  })
  if (!row) return null
  const { start, end, settings, ...visit } = row
  const { turnaroundDays } = toVersionedSettings(settings).settings
  return { ...visit, kind, period: { start, end }, turnaroundDays }
}

/** What would be short, and when, if the order gave its own units back and took them for these days. */
export function findShortItems(
  sql: Sql,
  { orderId, days }: { orderId: string; days: OccupiedDays },
): Promise<ShortItem[]> {
  return rows<ShortItem>(sql, {
    name: 'short-items',
    text: `
      SELECT p.name, json_agg(asked.day::date ORDER BY asked.day) AS days
      FROM reservations r
      JOIN products p ON p.id = r.product_id
      CROSS JOIN generate_series($2::date, $3::date, '1 day') asked(day)
      LEFT JOIN stock_days s ON s.product_id = r.product_id AND s.day = asked.day::date
      WHERE r.order_id = $1 AND r.units > p.count_in_stock - coalesce(s.reserved, 0)
        + CASE WHEN asked.day::date BETWEEN r.first_day AND r.last_day THEN r.units ELSE 0 END
      GROUP BY p.id, p.name ORDER BY p.id`,
    values: [orderId, days.firstDay, days.lastDay],
  })
}

export type VisitMoveRow = {
  orderId: string
  actorId: string
  kind: VisitKind
  period: RentalPeriod
  window: VisitWindow
  /** The story of the move. */
  from: string
  to: string
  note: string
  now: Date
}

/** The visit's new day and window, with the line in the order's timeline. */
export async function writeVisitMove(tx: Sql, move: VisitMoveRow): Promise<void> {
  await rows(tx, {
    name: 'write-visit-move',
    // the delivery day a refund counts from is never after the delivery
    text: `WITH moved AS (
        UPDATE orders SET rental_start = $2, rental_end = $3, refund_day = least(refund_day, $2), updated_at = $4
        WHERE id = $1 RETURNING id
      ), promised AS (
        DELETE FROM visit_windows WHERE order_id = $1 AND kind = $5 AND $6 = 'all-day'
      ), narrowed AS (
        INSERT INTO visit_windows (order_id, kind, "window") SELECT id, $5, $6 FROM moved WHERE $6 <> 'all-day'
        ON CONFLICT (order_id, kind) DO UPDATE SET "window" = excluded."window"
      )
      INSERT INTO timeline_entries (order_id, at, actor_id, kind, "from", "to", note)
      SELECT id, $4, $7, 'visit-moved', $8, $9, nullif($10, '') FROM moved`,
    values: [
      move.orderId,
      move.period.start,
      move.period.end,
      move.now,
      move.kind,
      move.window,
      move.actorId,
      move.from,
      move.to,
      move.note,
    ],
  })
}
