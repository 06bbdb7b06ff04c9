import type { CalendarDate } from '@trivet/core/dates'
import type { Sql } from '../../platform/database.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'

/** How many units of a product there are to be. */
export type Fleet = { id: string; units: number }

export type ReservedDay = { id: string; day: CalendarDate; reserved: number }

const reservedDays = statement<{ fleets: readonly Fleet[]; firstDay: CalendarDate }>()(
  'reserved-days',
  (db, $, json) =>
    db
      .selectFrom(recordset(json.fleets, 'fleet', { id: 'text', units: 'integer' }))
      .innerJoin('stock_days as d', 'd.product_id', 'fleet.id')
      .select(['d.product_id as id', 'd.day', 'd.reserved'])
      .where('d.day', '>=', $.firstDay)
      .whereRef('d.reserved', '>', 'fleet.units')
      .orderBy('d.product_id')
      .orderBy('d.day'),
)

/** The days from `firstDay` on for which more is reserved than would be left. */
export function findReservedDays(
  sql: Sql,
  fleets: readonly Fleet[],
  firstDay: CalendarDate,
): Promise<ReservedDay[]> {
  return reservedDays(sql, { fleets, firstDay })
}

const forgetDays = statement<{ fleets: readonly Fleet[]; before: CalendarDate }>()(
  'forget-full-days',
  (db, $, json) =>
    db
      .deleteFrom('stock_days as d')
      .using(recordset(json.fleets, 'fleet', { id: 'text', units: 'integer' }))
      .whereRef('d.product_id', '=', 'fleet.id')
      .where('d.day', '<', $.before)
      .whereRef('d.reserved', '>', 'fleet.units'),
)

/** For a fleet that staff make smaller: days that are over do not hold it, also where a reservation still covers them. */
export async function forgetFullDays(tx: Sql, fleets: readonly Fleet[], before: CalendarDate): Promise<void> {
  await forgetDays(tx, { fleets, before })
}
