import type { CalendarDate } from '@trivet/core/dates'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

type Day = Expression<CalendarDate | null>

/**
 * Part of a statement: of a product `p`, a unit can be had on each day from `firstDay` to `lastDay`. A kit needs every
 * component as well.
 */
export function isFreeOver(firstDay: Day, lastDay: Day) {
  const fullDay = eb
    .selectFrom('stock_days as d')
    .select('d.day')
    .whereRef('d.product_id', '=', 'p.id')
    .where('d.day', '>=', firstDay)
    .where('d.day', '<=', lastDay)
    .whereRef('d.reserved', '>=', 'p.count_in_stock')
  const missingComponent = eb
    .selectFrom('kit_components as k')
    .innerJoin('products as item', 'item.id', 'k.component_id')
    .select('item.id')
    .whereRef('k.kit_id', '=', 'p.id')
    .where((part) =>
      part.or([
        part('item.count_in_stock', '<', part.ref('k.quantity')),
        part.exists(
          part
            .selectFrom('stock_days as d')
            .select('d.day')
            .whereRef('d.product_id', '=', 'item.id')
            .where('d.day', '>=', firstDay)
            .where('d.day', '<=', lastDay)
            .where((day) =>
              day(day('d.reserved', '+', day.ref('k.quantity')), '>', day.ref('item.count_in_stock')),
            ),
        ),
      ]),
    )
  return eb.and([
    eb('p.count_in_stock', '>', 0),
    eb.not(eb.exists(fullDay)),
    eb.not(eb.exists(missingComponent)),
  ])
}
