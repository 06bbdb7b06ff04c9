import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ProductStock } from '@trivet/core/contract/stock'
import type { CalendarDate } from '@trivet/core/dates'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const p = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

const depots = p
  .selectFrom('depots as d')
  .leftJoin('depot_stock as s', (join) =>
    join.onRef('s.depot_id', '=', 'd.id').onRef('s.product_id', '=', 'p.id'),
  )
  .select((eb) => [
    'd.id as _id',
    'd.name',
    bool(eb('d.closed_at', 'is not', null)).as('isClosed'),
    eb.fn.coalesce('s.units', eb.lit(0)).as('units'),
  ])
  .orderBy('d.name')

const transfers = p
  .selectFrom('transfers as t')
  .select((eb) => [
    't.id as _id',
    't.from_depot_id as from',
    't.to_depot_id as to',
    't.units',
    't.leaves_on as leavesOn',
    't.arrives_on as arrivesOn',
    't.expected_on as expectedOn',
    bool(eb('t.sent_at', 'is not', null)).as('isSent'),
  ])
  .whereRef('t.product_id', '=', 'p.id')
  .where('t.closed_at', 'is', null)
  .orderBy('t.leaves_on')
  .orderBy('t.id')

const stock = statement<{ id: string; today: CalendarDate }>()('stock-of-product', (db, $) => {
  const holds = p
    .selectFrom('stock_holds as h')
    .leftJoin('orders as o', 'o.id', 'h.order_id')
    .select([
      'h.id as _id',
      'h.depot_id as depot',
      'h.units',
      'h.first_day as firstDay',
      'h.last_day as lastDay',
    ])
    .select(['h.kind', 'h.reason', 'h.order_id as orderId', 'o.number as orderNumber'])
    .whereRef('h.product_id', '=', 'p.id')
    .where((eb) => eb.or([eb('h.last_day', 'is', null), eb('h.last_day', '>=', $.today)]))
    .orderBy('h.first_day')
    .orderBy('h.id')
  return db
    .selectFrom('products as p')
    .select(['p.id as _id', 'p.count_in_stock as countInStock'])
    .select([
      jsonArrayFrom(depots).as('depots'),
      jsonArrayFrom(transfers).as('transfers'),
      jsonArrayFrom(holds).as('holds'),
    ])
    .where('p.id', '=', $.id)
})

/** Where the units of a product are; null for an unknown one. */
export async function findProductStock(
  sql: Sql,
  asked: { id: string; today: CalendarDate },
): Promise<Omit<ProductStock, 'today'> | null> {
  const [found] = await stock(sql, asked)
  return found ?? null
}
