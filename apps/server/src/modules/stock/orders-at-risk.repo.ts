import type { CalendarDate } from '@trivet/core/dates'
import type { Sql } from '../../platform/database.ts'
import { holdsForSome } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const waiting = ['pending', 'confirmed', 'packed'] as const
const most = 200

const atRisk = statement<{ today: CalendarDate }>()('orders-at-risk', (db, $) =>
  db
    .with('risk', (q) =>
      q
        .selectFrom('stock_days as s')
        .innerJoin('reservations as r', (join) =>
          join.onRef('r.product_id', '=', 's.product_id').onRef('r.depot_id', '=', 's.depot_id'),
        )
        .innerJoin('orders as o', 'o.id', 'r.order_id')
        .select((eb) => [
          'r.order_id',
          's.product_id',
          's.depot_id',
          's.day',
          's.short',
          eb(
            eb(
              eb.fn
                .sum<number>('r.units')
                .over((over) =>
                  over
                    .partitionBy(['s.product_id', 's.depot_id', 's.day'])
                    .orderBy('o.created_at', 'desc')
                    .orderBy('o.id'),
                ),
              '-',
              eb.ref('r.units'),
            ),
            '<',
            eb.ref('s.short'),
          ).as('is_next'),
        ])
        .where('s.short', '>', 0)
        .where('s.day', '>=', $.today)
        .where((eb) => eb.between('s.day', eb.ref('r.first_day'), eb.ref('r.last_day')))
        .where('o.status', 'in', waiting),
    )
    .selectFrom('risk')
    .innerJoin('orders as o', 'o.id', 'risk.order_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('products as p', 'p.id', 'risk.product_id')
    .innerJoin('reservations as r', (join) =>
      join.onRef('r.order_id', '=', 'o.id').onRef('r.product_id', '=', 'p.id'),
    )
    .select((eb) => [
      'o.id as orderId',
      'o.number as orderNumber',
      'o.status',
      'u.name as guest',
      'o.phone',
      'p.id as product',
      'p.name',
      'risk.depot_id as depot',
      'r.first_day as heldFrom',
      'r.last_day as heldUntil',
      eb.fn.min('risk.day').as('firstDay'),
      eb.fn.max('risk.day').as('lastDay'),
      eb.fn.max('risk.short').as('short'),
      holdsForSome(eb.ref('risk.is_next')).as('isNext'),
    ])
    .groupBy(['o.id', 'u.name', 'p.id', 'risk.depot_id', 'r.first_day', 'r.last_day'])
    .orderBy('firstDay')
    .orderBy('o.id')
    .limit(most),
)

/** Orders that are not handed out yet and may not get what they were promised, the first short day first. */
export function findOrdersAtRisk(sql: Sql, today: CalendarDate) {
  return atRisk(sql, { today })
}
