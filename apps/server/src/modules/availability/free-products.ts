import type { CalendarDate } from '@trivet/core/dates'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

type Day = Expression<CalendarDate | null>

type ProductRef = 'p.id' | 'k.component_id'

const eb = expressionBuilder<
  Tables & { p: Tables['products']; k: Tables['kit_components']; a: Tables['depots'] },
  'p' | 'k' | 'a'
>()

/**
 * Part of a statement: of a product `p`, a unit can be had in the depot on each day from `firstDay` to `lastDay`. A kit needs
 * every component as well. Conditions beside each other, so that each is read once for a whole listing.
 */
export function isFreeIn(depotId: Expression<string | null>, firstDay: Day, lastDay: Day) {
  const spansOf = (productId: ProductRef) =>
    eb
      .selectFrom('stock_spans as s')
      .select('s.capacity')
      .whereRef('s.product_id', '=', productId)
      .where('s.depot_id', '=', depotId)
      .where('s.first_day', '<=', lastDay)
      .where('s.last_day', '>=', firstDay)
  const daysOf = (productId: ProductRef) =>
    eb
      .selectFrom('stock_days as d')
      .select('d.day')
      .whereRef('d.product_id', '=', productId)
      .where('d.depot_id', '=', depotId)
      .where('d.day', '>=', firstDay)
      .where('d.day', '<=', lastDay)
  const leastOfComponent = spansOf('k.component_id')
    .clearSelect()
    .select((span) => span.fn.min('s.capacity').as('capacity'))
  const missingComponent = eb
    .selectFrom('kit_components as k')
    .select('k.component_id')
    .whereRef('k.kit_id', '=', 'p.id')
    .where((part) =>
      part.or([
        part(part.fn.coalesce(leastOfComponent, part.lit(0)), '<', part.ref('k.quantity')),
        part.exists(
          daysOf('k.component_id').where((day) =>
            day(day('d.reserved', '+', eb.ref('k.quantity')), '>', day.ref('d.capacity')),
          ),
        ),
      ]),
    )
  // as the index of scarce days has it
  const fullDay = daysOf('p.id').where((day) =>
    day(day('d.capacity', '-', day.ref('d.reserved')), '<=', day.lit(0)),
  )
  const stock = eb
    .selectFrom('depot_stock as own')
    .select('own.units')
    .whereRef('own.product_id', '=', 'p.id')
    .where('own.depot_id', '=', depotId)
  return eb.and([
    // what is in the depot at all has a span for every day
    eb.exists(stock),
    eb.not(eb.exists(spansOf('p.id').where('s.capacity', '<=', 0))),
    eb.not(eb.exists(fullDay)),
    eb.not(eb.exists(missingComponent)),
  ])
}

/** The same in one of the depots that are open, a kit with every component in the same one. */
export function isFreeSomewhere(firstDay: Day, lastDay: Day) {
  const depot = eb
    .selectFrom('depots as a')
    .select('a.id')
    .where('a.closed_at', 'is', null)
    .where(isFreeIn(eb.ref('a.id'), firstDay, lastDay))
    // keeps it a filter: joined, each depot would be asked for all products
    .offset(0)
  return eb.exists(depot)
}
