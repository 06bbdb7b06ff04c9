import { mainDepotId } from '@trivet/core/address'
import type { CalendarDate } from '@trivet/core/dates'
import type { Count } from '@trivet/core/money'
import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { arrayOf, orZero, sumOf, text } from '../../platform/sql/functions.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'

/** So many units of a product fewer: the main depot gives them, whatever stands elsewhere. */
export type Decrease = { id: string; units: Count }

const decreaseTypes = { id: 'text', units: 'integer' } as const

const eb = expressionBuilder<{ d: Tables['stock_days']; decrease: Decrease }, 'd' | 'decrease'>()

/** Of the days `d`: the main depot could not keep what it promised on it, which the database refuses. */
const isBroken = eb.and([
  eb('d.depot_id', '=', mainDepotId),
  eb('d.capacity', '>', 0),
  eb('d.reserved', '>', 0),
  eb(eb('d.reserved', '+', eb.ref('decrease.units')), '>', eb.ref('d.capacity')),
])

const brokenPromises = statement<{ decreases: readonly Decrease[]; firstDay: CalendarDate }>()(
  'promises-a-decrease-breaks',
  (db, $, json) =>
    db
      .selectFrom(recordset(json.decreases, 'decrease', decreaseTypes))
      .innerJoin('depot_stock as s', 's.product_id', 'decrease.id')
      .where('s.depot_id', '=', mainDepotId)
      .select((of) => [
        'decrease.id',
        'decrease.units',
        's.units as present',
        orZero(
          of
            .selectFrom('transfers as t')
            .select((sum) => sumOf(sum.ref('t.units')).as('units'))
            .where('t.closed_at', 'is', null)
            .whereRef('t.product_id', '=', 's.product_id')
            .whereRef('t.from_depot_id', '=', 's.depot_id'),
        ).as('leaving'),
        arrayOf(
          of
            .selectFrom('stock_days as d')
            .select((day) => text(day.ref('d.day')).as('day'))
            .where('d.day', '>=', $.firstDay)
            .whereRef('d.product_id', '=', 's.product_id')
            .where(isBroken)
            .orderBy('d.day'),
        ).as('days'),
      ]),
)

/** For each decrease what the main depot has, of it what is to leave by transfer, and the days from `firstDay` on that it breaks. */
export async function findBrokenPromises(
  sql: Sql,
  asked: { decreases: readonly Decrease[]; firstDay: CalendarDate },
) {
  return brokenPromises(sql, asked)
}

const forgetDays = statement<{ decreases: readonly Decrease[]; before: CalendarDate }>()(
  'forget-full-days',
  (db, $, json) =>
    db
      .deleteFrom('stock_days as d')
      .using(recordset(json.decreases, 'decrease', decreaseTypes))
      .whereRef('d.product_id', '=', 'decrease.id')
      .where('d.day', '<', $.before)
      .where(isBroken),
)

/** For a fleet that staff make smaller: days that are over do not hold it, also where a reservation still covers them. */
export async function forgetFullDays(
  tx: Sql,
  decreases: readonly Decrease[],
  before: CalendarDate,
): Promise<void> {
  await forgetDays(tx, { decreases, before })
}
