import type { CalendarDate } from '@trivet/core/dates'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

type Depot = Expression<string | null>
type Day = Expression<CalendarDate | null>

const eb = expressionBuilder<
  Tables & { p: Tables['products']; k: Tables['kit_components']; a: Tables['depots'] },
  'p' | 'k' | 'a'
>()

/**
 * Part of a statement: of a product `p`, a unit can be had in the depot on each day from `firstDay` to `lastDay`. A kit needs
 * every component as well. Conditions beside each other, so that each is read once for a whole listing.
 */
export function isFreeIn(depotId: Depot, firstDay: Day, lastDay: Day) {
  const { emptySpans, fullDays, missingComponents } = whatIsMissing(depotId, firstDay, lastDay)
  return eb.and([
    isKeptIn(depotId),
    eb.not(eb.exists(emptySpans.select('s.capacity').whereRef('s.product_id', '=', 'p.id'))),
    eb.not(eb.exists(fullDays.select('d.day').whereRef('d.product_id', '=', 'p.id'))),
    eb.not(eb.exists(missingComponents.select('k.component_id').whereRef('k.kit_id', '=', 'p.id'))),
  ])
}

/** Part of a statement: the depot has stock of a product `p`, be it none just now. What it has has a span for every day. */
export function isKeptIn(depotId: Depot) {
  const stock = eb
    .selectFrom('depot_stock as own')
    .select('own.units')
    .whereRef('own.product_id', '=', 'p.id')
    .where('own.depot_id', '=', depotId)
  return eb.exists(stock)
}

/** Part of a statement: of what is kept in the depot, all that is not free in it; and kits of which it lacks a part. */
export function idsNotFreeIn(depotId: Depot, firstDay: Day, lastDay: Day) {
  const { emptySpans, fullDays, missingComponents } = whatIsMissing(depotId, firstDay, lastDay)
  return fullDays
    .select('d.product_id as id')
    .unionAll(emptySpans.select('s.product_id as id'))
    .unionAll(missingComponents.select('k.kit_id as id'))
}

function whatIsMissing(depotId: Depot, firstDay: Day, lastDay: Day) {
  const spans = eb
    .selectFrom('stock_spans as s')
    .where('s.depot_id', '=', depotId)
    .where('s.first_day', '<=', lastDay)
    .where('s.last_day', '>=', firstDay)
  const days = eb
    .selectFrom('stock_days as d')
    .where('d.depot_id', '=', depotId)
    .where('d.day', '>=', firstDay)
    .where('d.day', '<=', lastDay)
  const leastOfComponent = spans
    .select((span) => span.fn.min('s.capacity').as('capacity'))
    .whereRef('s.product_id', '=', 'k.component_id')
  const daysTooFull = days
    .select('d.day')
    .whereRef('d.product_id', '=', 'k.component_id')
    .where((day) => day(day('d.reserved', '+', eb.ref('k.quantity')), '>', day.ref('d.capacity')))
  return {
    emptySpans: spans.where('s.capacity', '<=', 0),
    // as the index of scarce days has it
    fullDays: days.where((day) => day(day('d.capacity', '-', day.ref('d.reserved')), '<=', day.lit(0))),
    missingComponents: eb
      .selectFrom('kit_components as k')
      .where((part) =>
        part.or([
          part(part.fn.coalesce(leastOfComponent, part.lit(0)), '<', part.ref('k.quantity')),
          part.exists(daysTooFull),
        ]),
      ),
  }
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
