import type { CalendarDate } from '@trivet/core/dates'
import type { Count } from '@trivet/core/money'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { orZero } from '../../platform/sql/functions.ts'

const eb = expressionBuilder<Tables>()

/** Part of a statement: how many units of a product a depot can promise on a day, whatever is promised. */
export function capacityOn(
  productId: Expression<string>,
  depotId: Expression<string>,
  day: Expression<CalendarDate>,
) {
  const span = eb
    .selectFrom('stock_spans as span')
    .select('span.capacity')
    .where('span.product_id', '=', productId)
    .where('span.depot_id', '=', depotId)
    .where('span.first_day', '<=', day)
    .where('span.last_day', '>=', day)
  return orZero<Count>(span)
}
