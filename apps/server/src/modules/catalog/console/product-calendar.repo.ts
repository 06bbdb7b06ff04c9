import type { OccupiedDays } from '@trivet/core/availability'
import type { CalendarDate } from '@trivet/core/dates'
import type { OrderStatus } from '@trivet/core/orders'
import { rows, type Sql } from '../../../platform/database.ts'

export type CalendarProduct = { _id: string; name: string; slug: string; fleet: number }

export type Hold = {
  orderId: string
  status: OrderStatus
  email: string
  units: number
  firstDay: CalendarDate
  lastDay: CalendarDate
}

export async function findCalendarProduct(sql: Sql, id: string): Promise<CalendarProduct | null> {
  const [product] = await rows<CalendarProduct>(sql, {
    name: 'calendar-product',
    text: 'SELECT id AS "_id", name, slug, count_in_stock AS fleet FROM products WHERE id = $1',
    values: [id],
  })
  return product ?? null
}

export function findReservedOn(
  sql: Sql,
  id: string,
  { firstDay, lastDay }: OccupiedDays,
): Promise<{ date: CalendarDate; reserved: number }[]> {
  return rows(sql, {
    name: 'calendar-days',
    text: `SELECT day AS date, reserved FROM stock_days
           WHERE product_id = $1 AND day BETWEEN $2 AND $3 AND reserved > 0 ORDER BY day`,
    values: [id, firstDay, lastDay],
  })
}

const mostHolds = 500

/** The orders that keep units of it off the shelf within these days. */
export function findHolds(sql: Sql, id: string, { firstDay, lastDay }: OccupiedDays): Promise<Hold[]> {
  return rows<Hold>(sql, {
    name: 'calendar-holds',
    text: `SELECT r.order_id AS "orderId", o.status, u.email, r.units, r.first_day AS "firstDay",
             r.last_day AS "lastDay"
           FROM reservations r JOIN orders o ON o.id = r.order_id JOIN users u ON u.id = o.user_id
           WHERE r.product_id = $1 AND r.last_day >= $2 AND r.first_day <= $3
           ORDER BY r.first_day, r.order_id LIMIT ${mostHolds}`,
    values: [id, firstDay, lastDay],
  })
}
