import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DepotUnits } from '@trivet/core/stock'
import type { Sql } from '../../platform/database.ts'
import { orZero } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import type { StockRow } from './lock-stock.repo.ts'

const depotUnits = statement<StockRow>()('units-of-depot', (db, $) =>
  db.selectNoFrom((eb) => [
    orZero(
      eb
        .selectFrom('depot_stock as s')
        .select('s.units')
        .where('s.product_id', '=', $.productId)
        .where('s.depot_id', '=', $.depotId),
    ).as('units'),
    jsonArrayFrom(
      eb
        .selectFrom('stock_holds as h')
        .select(['h.units', 'h.first_day as firstDay', 'h.last_day as lastDay'])
        .where('h.product_id', '=', $.productId)
        .where('h.depot_id', '=', $.depotId)
        .where('h.kind', '=', 'repair'),
    ).as('repairs'),
    jsonArrayFrom(
      eb
        .selectFrom('transfers as t')
        .select(['t.units', 't.leaves_on as leavesOn'])
        .where('t.product_id', '=', $.productId)
        .where('t.from_depot_id', '=', $.depotId)
        .where('t.closed_at', 'is', null),
    ).as('leaving'),
  ]),
)

/** What belongs to a depot, all that was ever in repair there, and what is to leave it or has not arrived yet. */
export async function findDepotUnits(sql: Sql, where: StockRow): Promise<DepotUnits> {
  const [found] = await depotUnits(sql, where)
  return found ?? { units: 0, repairs: [], leaving: [] }
}
