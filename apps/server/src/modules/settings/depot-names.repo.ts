import type { DepotNames } from '@trivet/core/settings'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { statement } from '../../platform/sql/statement.ts'

const open = (db: Builder) =>
  db.selectFrom('depots').select(['id', 'name']).where('closed_at', 'is', null).orderBy('id')

const openDepots = statement()('open-depots', open)

const lockedDepots = statement()('locked-depots', (db) => open(db).forShare())

/** Of those that are open, by their ids. */
export async function findOpenDepots(sql: Sql): Promise<DepotNames> {
  return new Map((await openDepots(sql, {})).map(({ id, name }) => [id, name]))
}

/** The same. None of them is closed before the transaction ends. */
export async function lockOpenDepots(tx: Sql): Promise<DepotNames> {
  return new Map((await lockedDepots(tx, {})).map(({ id, name }) => [id, name]))
}
