import { lowStockUnits } from '@trivet/core/catalog'
import type { CalendarDate } from '@trivet/core/dates'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { day, greatest, int } from '../../platform/sql/functions.ts'

const eb = expressionBuilder<Tables>()

/**
 * Part of a statement: on which days of the period a product is low in which depot, with what can be promised there and what
 * is. Days without a promise have no row in stock_days: of what is away its span tells them, of what the shop has so few of at
 * all its stock. See docs/policy.md#stock-and-turnaround.
 */
export function lowDays(firstDay: Expression<CalendarDate>, lastDay: Expression<CalendarDate>) {
  const none = int(eb.lit(0)).as('reserved')
  const promised = eb
    .selectFrom('stock_days as d')
    .select(['d.product_id', 'd.depot_id', 'd.day', 'd.capacity', 'd.reserved'])
    .where((d) => d.between('d.day', firstDay, lastDay))
    .where('d.reserved', '>', 0)
    // as the index of scarce days has it
    .where((d) => d(d('d.capacity', '-', d.ref('d.reserved')), '<=', lowStockUnits))
  const away = eb
    .selectFrom('stock_spans as s')
    .innerJoin('depot_stock as owned', (join) =>
      join.onRef('owned.product_id', '=', 's.product_id').onRef('owned.depot_id', '=', 's.depot_id'),
    )
    .select((span) => [
      's.product_id',
      's.depot_id',
      greatest(span.ref('s.first_day'), firstDay).as('day'),
      's.capacity',
      none,
    ])
    .where('s.first_day', '<=', lastDay)
    .where('s.last_day', '>=', firstDay)
    .where('s.capacity', '<=', lowStockUnits)
    .whereRef('s.capacity', '<', 'owned.units')
  const few = eb
    .selectFrom('products as few')
    // of a product that nobody owns there is one row, without a depot
    .leftJoin('depot_stock as owned', (join) =>
      join.onRef('owned.product_id', '=', 'few.id').on('owned.units', '>', 0),
    )
    .select(['few.id as product_id', 'owned.depot_id', day(firstDay).as('day')])
    .select((own) => [own.fn.coalesce('owned.units', own.lit(0)).as('capacity'), none])
    .where('few.count_in_stock', '<=', lowStockUnits)
    .where('few.archived_at', 'is', null)
  return few.unionAll(promised).unionAll(away)
}
