import type { OccupiedDays } from '@trivet/core/availability'
import type { ProductCalendar } from '@trivet/core/contract/catalog'
import type { Sql } from '../../../platform/database.ts'
import { plusDays, sumOf } from '../../../platform/sql/functions.ts'
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
    .select((eb) => [
      'day as date',
      sumOf(eb.ref('reserved')).as('reserved'),
      sumOf(eb.ref('short')).as('short'),
    ])
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

const heldUnits = statement<{ id: string } & OccupiedDays>()('calendar-held-units', (db, $) =>
  db
    .selectFrom('stock_holds as h')
    .innerJoin('depots as d', 'd.id', 'h.depot_id')
    .leftJoin('orders as o', 'o.id', 'h.order_id')
    .select(['h.kind', 'h.units', 'h.first_day as firstDay', 'h.last_day as lastDay', 'd.name as depot'])
    .select(['h.reason', 'h.order_id as orderId', 'o.number as orderNumber'])
    .where('h.product_id', '=', $.id)
    .where('h.first_day', '<=', $.lastDay)
    .where((eb) => eb.or([eb('h.last_day', 'is', null), eb('h.last_day', '>=', $.firstDay)]))
    .orderBy('h.first_day')
    .orderBy('h.id')
    .limit(mostHolds),
)

const unitsOnTheRoad = statement<{ id: string } & OccupiedDays>()('calendar-units-on-the-road', (db, $) =>
  db
    .selectFrom('transfers as t')
    .innerJoin('depots as d', 'd.id', 't.from_depot_id')
    .innerJoin('depots as e', 'e.id', 't.to_depot_id')
    .select(['t.units', 't.leaves_on as firstDay', 'd.name as depot', 'e.name as to'])
    .select((eb) => plusDays(eb.ref('t.arrives_on'), -1).as('lastDay'))
    .where('t.product_id', '=', $.id)
    .where('t.closed_at', 'is', null)
    .where('t.leaves_on', '<=', $.lastDay)
    .where('t.arrives_on', '>', $.firstDay)
    .whereRef('t.arrives_on', '>', 't.leaves_on')
    .orderBy('t.leaves_on')
    .orderBy('t.id')
    .limit(mostHolds),
)

/** What takes units of it from the shelf within these days, besides orders that are on time. */
export async function findAway(sql: Sql, id: string, days: OccupiedDays): Promise<ProductCalendar['away']> {
  const [held, onTheRoad] = await Promise.all([
    heldUnits(sql, { id, ...days }),
    unitsOnTheRoad(sql, { id, ...days }),
  ])
  return [
    ...held.map((hold) => ({ ...hold, to: null })),
    ...onTheRoad.map((transfer) => ({
      ...transfer,
      kind: 'transfer' as const,
      reason: '',
      orderId: null,
      orderNumber: null,
    })),
  ]
}
