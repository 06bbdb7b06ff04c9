import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CalendarDate } from '@trivet/core/dates'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { sumOf, text } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'

type Days = { from: CalendarDate; to: CalendarDate; depot: string | null }

const p = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

function lateOrders($: Slots<Days>) {
  return p
    .selectFrom('stock_holds as h')
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .select(['o.id as orderId', 'o.number as orderNumber'])
    .distinct()
    .whereRef('h.product_id', '=', 'p.id')
    .where('h.kind', '=', 'overdue')
    .where((eb) => eb.or([eb(text($.depot), 'is', null), eb('h.depot_id', '=', $.depot)]))
    .where('h.first_day', '<=', $.to)
    .where('h.last_day', '>=', $.from)
    .orderBy('o.number')
}

const shortProducts = statement<Days>()('short-products', (db, $) =>
  db
    .with('short', (q) =>
      q
        .selectFrom('stock_days as s')
        .select((eb) => ['s.product_id', 's.day', sumOf(eb.ref('s.short')).as('units')])
        .where('s.short', '>', 0)
        .where((eb) => eb.or([eb(text($.depot), 'is', null), eb('s.depot_id', '=', $.depot)]))
        .where((eb) => eb.between('s.day', $.from, $.to))
        .groupBy(['s.product_id', 's.day']),
    )
    .selectFrom('short')
    .innerJoin('products as p', 'p.id', 'short.product_id')
    .select((eb) => [
      'p.id as productId',
      'p.name',
      eb.fn.min('short.day').as('day'),
      eb.fn.max('short.units').as('missing'),
    ])
    .select(jsonArrayFrom(lateOrders($)).as('late'))
    .groupBy('p.id')
    .orderBy('day')
    .orderBy('p.name'),
)

/** What these days lack in a depot, or in all of them, both days included: the first such day, how many on the worst, and the orders whose late pickup is why. */
export function findShortProducts(sql: Sql, days: Days) {
  return shortProducts(sql, days)
}
