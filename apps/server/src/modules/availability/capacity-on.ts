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

/** Part of a statement: how many units of it an order has kept past its days on a day, which nobody else can be given. */
export function lateUnitsOn(
  { orderId, productId }: { orderId: Expression<string>; productId: Expression<string> },
  day: Expression<CalendarDate>,
) {
  const hold = eb
    .selectFrom('stock_holds as late')
    .select('late.units')
    .where('late.order_id', '=', orderId)
    .where('late.product_id', '=', productId)
    .where('late.first_day', '<=', day)
    .where('late.last_day', '>=', day)
  return orZero<Count>(hold)
}
