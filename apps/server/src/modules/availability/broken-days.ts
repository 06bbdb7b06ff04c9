import type { CalendarDate } from '@trivet/core/dates'
import type { Count } from '@trivet/core/money'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { arrayOf, orZero, sumOf, text } from '../../platform/sql/functions.ts'

const stock = expressionBuilder<Tables & { s: Tables['depot_stock'] }, 's'>()
const day = expressionBuilder<Tables & { d: Tables['stock_days'] }, 'd'>()

/** Of a day `d` of a depot: with so many units fewer it could not keep what it promised, which the database refuses. */
export function isBroken(fewer: Expression<Count>) {
  return day.and([
    // where units come, nothing breaks that was not broken
    day(fewer, '>', 0),
    day('d.capacity', '>', 0),
    day('d.reserved', '>', 0),
    day(day('d.reserved', '+', fewer), '>', day.ref('d.capacity')),
  ])
}

/** Of a row of stock `s`: the days from `firstDay` on that are broken with so many units fewer. */
export function brokenDays(fewer: Expression<Count>, firstDay: Expression<CalendarDate>) {
  return arrayOf(
    stock
      .selectFrom('stock_days as d')
      .select((of) => text(of.ref('d.day')).as('day'))
      .where('d.day', '>=', firstDay)
      .whereRef('d.product_id', '=', 's.product_id')
      .whereRef('d.depot_id', '=', 's.depot_id')
      .where(isBroken(fewer))
      .orderBy('d.day'),
  )
}

/** Of a row of stock `s`: what of it is to leave by transfer, or is on the road. */
export const leavingUnits = orZero(
  stock
    .selectFrom('transfers as t')
    .select((sum) => sumOf(sum.ref('t.units')).as('units'))
    .where('t.closed_at', 'is', null)
    .whereRef('t.product_id', '=', 's.product_id')
    .whereRef('t.from_depot_id', '=', 's.depot_id'),
)
