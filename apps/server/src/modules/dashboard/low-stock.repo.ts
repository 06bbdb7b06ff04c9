import type { CalendarDate } from '@trivet/core/dates'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { greatest, int, orZero } from '../../platform/sql/functions.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { statement } from '../../platform/sql/statement.ts'
import { lowDays } from '../availability/index.ts'

type Asked = { firstDay: CalendarDate; lastDay: CalendarDate; count: number }

/**
 * What is short in a depot on some day of the period, or owned in so small a number that it is on all of them; each product
 * once, where it is worst, the worst first.
 */
export async function findLowStock(sql: Sql, asked: Asked) {
  const [found] = await findLowStockStatement(sql, asked)
  return found ?? { total: 0, products: [] }
}

const otherDepots = expressionBuilder<Tables & { d: Tables['depots'] }, 'd'>()
  .selectFrom('depots as other')
  .select('other.id')
  .where('other.closed_at', 'is', null)
  .whereRef('other.id', '<>', 'd.id')

const findLowStockStatement = statement<Asked>()('dashboard-low-stock', (db, $) =>
  db
    .with('days', () => lowDays($.firstDay, $.lastDay))
    .with('short_days', (q) =>
      q
        .selectFrom('days')
        .distinctOn('product_id')
        .select(['product_id', 'depot_id', 'day', 'capacity'])
        .select((eb) => eb('capacity', '-', eb.ref('reserved')).as('free'))
        .orderBy('product_id')
        .orderBy((eb) => eb('capacity', '-', eb.ref('reserved')))
        .orderBy('day')
        .orderBy('depot_id'),
    )
    .with('scarce', (q) =>
      q
        .selectFrom('short_days as s')
        .innerJoin('products as p', 'p.id', 's.product_id')
        .leftJoin('depot_stock as owned', (join) =>
          join.onRef('owned.product_id', '=', 's.product_id').onRef('owned.depot_id', '=', 's.depot_id'),
        )
        .leftJoin('depots as d', 'd.id', 's.depot_id')
        .select(['p.id', 'p.name', 's.free', 's.day'])
        .select((eb) => [
          // or what has arrived there by then
          greatest(eb.fn.coalesce('owned.units', eb.lit(0)), eb.ref('s.capacity')).as('fleet'),
          // in a shop with one depot nobody asks which
          eb.case().when(eb.exists(otherDepots)).then(eb.ref('d.name')).end().as('depot'),
        ])
        .where('p.archived_at', 'is', null),
    )
    .selectNoFrom((eb) => {
      const worst = eb
        .selectFrom('scarce')
        .select(['id', 'name', 'depot', 'fleet', 'free', 'day'])
        .orderBy('free')
        .orderBy('day')
        .orderBy('name')
        .orderBy('id')
        .limit($.count)
      const total = eb.selectFrom('scarce').select(({ fn }) => int(fn.countAll()).as('count'))
      return [orZero(total).as('total'), jsonArrayFrom(worst).as('products')]
    }),
)
