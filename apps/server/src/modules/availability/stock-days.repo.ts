import { mainDepotId } from '@trivet/core/address'
import type { CalendarDate } from '@trivet/core/dates'
import type { Count } from '@trivet/core/money'
import type { Sql } from '../../platform/database.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'
import { brokenDays, isBroken, leavingUnits } from './broken-days.ts'

/** So many units of a product fewer: the main depot gives them, whatever stands elsewhere. */
export type Decrease = { id: string; units: Count }

const decreaseTypes = { id: 'text', units: 'integer' } as const

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
        leavingUnits.as('leaving'),
        brokenDays(of.ref('decrease.units'), $.firstDay).as('days'),
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
      .where('d.depot_id', '=', mainDepotId)
      .where((eb) => isBroken(eb.ref('decrease.units'))),
)

/** For a fleet that staff make smaller: days that are over do not hold it, also where a reservation still covers them. */
export async function forgetFullDays(
  tx: Sql,
  decreases: readonly Decrease[],
  before: CalendarDate,
): Promise<void> {
  await forgetDays(tx, { decreases, before })
}
