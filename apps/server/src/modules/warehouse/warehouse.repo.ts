import type { CalendarDate } from '@trivet/core/dates'
import type { OrderStatus } from '@trivet/core/orders'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { any } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

// more than any warehouse packs or washes on a day
const mostOrders = 300

const ordersIn = (db: Builder, status: OrderStatus) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'o.id as orderId',
      'o.number as orderNumber',
      'u.name as guest',
      'o.city',
      'o.rental_end as pickupDay',
    ])
    .where('o.status', '=', status)
    .orderBy('o.rental_start')
    .orderBy('o.id')
    .limit(mostOrders)

type OfDay = { day: CalendarDate }

/** Delivered on this day or before, and not packed. */
export const findOrdersToPack = statement<OfDay>()('orders-to-pack', (db, $) =>
  ordersIn(db, 'confirmed').where('o.rental_start', '<=', $.day),
)

/** With their guests, and to be picked up on this day or before. */
export const findOrdersComingBack = statement<OfDay>()('orders-coming-back', (db, $) =>
  ordersIn(db, 'delivered').where('o.rental_end', '<=', $.day),
)

/** Collected, and not completed. */
export const findOrdersToWash = statement()('orders-to-wash', (db) => ordersIn(db, 'collected'))

/** Units with guests whose pickup day is over. */
export const findLateUnits = statement<OfDay>()('late-units', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('reservations as r', 'r.order_id', 'o.id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'p.id as productId',
      'p.name',
      'r.units',
      'r.last_day as lastDay',
      'o.id as orderId',
      'o.number as orderNumber',
    ])
    .where('o.status', '=', 'delivered')
    .where('o.rental_end', '<', $.day)
    .orderBy('o.rental_end')
    .orderBy('o.id'),
)

const stockedDays = statement<{ ids: readonly string[]; from: CalendarDate; to: CalendarDate }>()(
  'stocked-days',
  (db, $) =>
    db
      .selectFrom('stock_days as s')
      .select(['s.product_id as productId', 's.day', 's.reserved', 's.fleet'])
      .where('s.product_id', '=', any($.ids))
      .where((eb) => eb.between('s.day', $.from, $.to)),
)

/** Some products on some days, both included; a day without a row has nothing reserved. */
export function findStockedDays(
  sql: Sql,
  asked: { ids: readonly string[]; from: CalendarDate; to: CalendarDate },
) {
  return stockedDays(sql, asked)
}
