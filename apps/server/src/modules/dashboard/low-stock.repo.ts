import { lowStockUnits } from '@trivet/core/catalog'
import type { CalendarDate } from '@trivet/core/dates'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { day, int, orZero } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

type Asked = { firstDay: CalendarDate; lastDay: CalendarDate; count: number }

/** What is short on some day of the period, or owned in so small a number that it is on all of them; the worst first. */
export async function findLowStock(sql: Sql, asked: Asked) {
  const [found] = await findLowStockStatement(sql, asked)
  return found ?? { total: 0, products: [] }
}

const findLowStockStatement = statement<Asked>()('dashboard-low-stock', (db, $) =>
  db
    .with('days', (q) =>
      q
        .selectFrom('stock_days')
        .select(['product_id', 'day', 'capacity', 'reserved'])
        .where((eb) => eb.between('day', $.firstDay, $.lastDay))
        .where((eb) => eb(eb('capacity', '-', eb.ref('reserved')), '<=', lowStockUnits))
        .unionAll(
          q
            .selectFrom('products')
            .select((eb) => [
              'id as product_id',
              day($.firstDay).as('day'),
              'count_in_stock as capacity',
              eb.lit(0).as('reserved'),
            ])
            .where('count_in_stock', '<=', lowStockUnits)
            .where('archived_at', 'is', null),
        ),
    )
    .with('short_days', (q) =>
      q
        .selectFrom('days')
        .distinctOn('product_id')
        .select((eb) => ['product_id', 'day', eb('capacity', '-', eb.ref('reserved')).as('free')])
        .orderBy('product_id')
        .orderBy((eb) => eb('capacity', '-', eb.ref('reserved')))
        .orderBy('day'),
    )
    .with('scarce', (q) =>
      q
        .selectFrom('short_days as s')
        .innerJoin('products as p', 'p.id', 's.product_id')
        .select(['p.id', 'p.name', 'p.count_in_stock as fleet', 's.free', 's.day'])
        .where('p.archived_at', 'is', null),
    )
    .selectNoFrom((eb) => {
      const worst = eb
        .selectFrom('scarce')
        .select(['id', 'name', 'fleet', 'free', 'day'])
        .orderBy('free')
        .orderBy('day')
        .orderBy('name')
        .orderBy('id')
        .limit($.count)
      const total = eb.selectFrom('scarce').select(({ fn }) => int(fn.countAll()).as('count'))
      return [orZero(total).as('total'), jsonArrayFrom(worst).as('products')]
    }),
)
