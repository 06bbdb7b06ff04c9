import type { OccupiedDays } from '@trivet/core/availability'
import type { Sql } from '../../../platform/database.ts'
import { sumOf } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

const calendarProduct = statement<{ id: string }>()('calendar-product', (db, $) =>
  db
    .selectFrom('products')
    .select(['id as _id', 'name', 'slug', 'count_in_stock as fleet'])
    .where('id', '=', $.id),
)

export async function findCalendarProduct(sql: Sql, id: string) {
  const [product] = await calendarProduct(sql, { id })
  return product ?? null
}

const calendarDays = statement<{ id: string } & OccupiedDays>()('calendar-days', (db, $) =>
  db
    .selectFrom('stock_days')
    .select((eb) => ['day as date', sumOf(eb.ref('reserved')).as('reserved')])
    .where('product_id', '=', $.id)
    .where((eb) => eb.between('day', $.firstDay, $.lastDay))
    .where('reserved', '>', 0)
    .groupBy('day')
    .orderBy('day'),
)

export function findReservedOn(sql: Sql, id: string, days: OccupiedDays) {
  return calendarDays(sql, { id, ...days })
}

const mostHolds = 500

const calendarHolds = statement<{ id: string } & OccupiedDays>()('calendar-holds', (db, $) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'r.order_id as orderId',
      'o.number as orderNumber',
      'o.status',
      'u.email',
      'r.units',
      'r.first_day as firstDay',
      'r.last_day as lastDay',
    ])
    .where('r.product_id', '=', $.id)
    .where('r.last_day', '>=', $.firstDay)
    .where('r.first_day', '<=', $.lastDay)
    .orderBy('r.first_day')
    .orderBy('r.order_id')
    .limit(mostHolds),
)

/** The orders that reserve units of it within these days. */
export function findHolds(sql: Sql, id: string, days: OccupiedDays) {
  return calendarHolds(sql, { id, ...days })
}
