import type { Expression } from 'kysely'
import { builder } from '../../platform/sql/builder.ts'
import { anyFrom } from '../../platform/sql/functions.ts'

/** A part of a statement: the units of these orders are free again. */
export function releasedUnits(orders: Expression<{ id: string }>) {
  return builder.deleteFrom('reservations').where('order_id', '=', anyFrom(orders))
}
