import type { DepotNames } from '@trivet/core/settings'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

const openDepots = statement()('open-depots', (db) =>
  db.selectFrom('depots').select(['id', 'name']).where('closed_at', 'is', null).orderBy('id').forShare(),
)

const depotNames = statement()('depot-names', (db) => db.selectFrom('depots').select(['id', 'name']))

/** Of all depots, by their ids. */
export async function findDepotNames(sql: Sql): Promise<DepotNames> {
  return new Map((await depotNames(sql, {})).map(({ id, name }) => [id, name]))
}

/** The names of the depots that are open, by their ids. None of them is closed before the transaction ends. */
export async function lockOpenDepots(tx: Sql): Promise<DepotNames> {
  return new Map((await openDepots(tx, {})).map(({ id, name }) => [id, name]))
}
