import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

const lockHostStatement = statement<{ hostId: string }>()('lock-host', (db, $) =>
  db.selectFrom('users').select('id').where('id', '=', $.hostId).forNoKeyUpdate(),
)

/** One change of what a host owns at a time: the second waits here until the first is written. */
export async function lockHost(tx: Sql, hostId: string): Promise<void> {
  await lockHostStatement(tx, { hostId })
}
