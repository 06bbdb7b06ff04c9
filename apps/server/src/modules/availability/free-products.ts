import type { CalendarDate } from '@trivet/core/dates'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { isDepotAsked } from './asked-depots.ts'

type Day = Expression<CalendarDate | null>

const eb = expressionBuilder<
  Tables & { p: Tables['products']; a: Tables['depots']; k: Tables['kit_components'] },
  'p' | 'a' | 'k'
>()

/**
 * Part of a statement: of a product `p`, a unit can be had on each day from `firstDay` to `lastDay`, in the depot or, where
 * none is told, in one that is open. A kit needs every component as well, in the same one.
 */
export function isFreeOver(firstDay: Day, lastDay: Day, depotId: Expression<string | null>) {
  const missingComponent = eb
    .selectFrom('kit_components as k')
    .select('k.component_id')
    .whereRef('k.kit_id', '=', 'p.id')
    .where((part) =>
      part.or([
        part(
          part.fn.coalesce(leastCapacity('k.component_id', firstDay, lastDay), part.lit(0)),
          '<',
          part.ref('k.quantity'),
        ),
        part.exists(
          daysOf('k.component_id', firstDay, lastDay).where((day) =>
            day(day('d.reserved', '+', eb.ref('k.quantity')), '>', day.ref('d.capacity')),
          ),
        ),
      ]),
    )
  const depot = eb
    .selectFrom('depots as a')
    .select('a.id')
    .where(isDepotAsked(depotId))
    .where(leastCapacity('p.id', firstDay, lastDay), '>', 0)
    .where((a) =>
      a.not(a.exists(daysOf('p.id', firstDay, lastDay).whereRef('d.reserved', '>=', 'd.capacity'))),
    )
    .where((a) => a.not(a.exists(missingComponent)))
    // keeps it a filter: joined, a page of twelve would look at the whole listing
    .offset(0)
  return eb.exists(depot)
}

type ProductRef = 'p.id' | 'k.component_id'

function leastCapacity(productId: ProductRef, firstDay: Day, lastDay: Day) {
  return eb
    .selectFrom('stock_spans as s')
    .select((span) => span.fn.min('s.capacity').as('capacity'))
    .whereRef('s.product_id', '=', productId)
    .whereRef('s.depot_id', '=', 'a.id')
    .where('s.first_day', '<=', lastDay)
    .where('s.last_day', '>=', firstDay)
}

function daysOf(productId: ProductRef, firstDay: Day, lastDay: Day) {
  return eb
    .selectFrom('stock_days as d')
    .select('d.day')
    .whereRef('d.product_id', '=', productId)
    .whereRef('d.depot_id', '=', 'a.id')
    .where('d.day', '>=', firstDay)
    .where('d.day', '<=', lastDay)
}
