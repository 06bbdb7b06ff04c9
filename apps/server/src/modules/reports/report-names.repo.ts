import type { Sql } from '../../platform/database.ts'
import { any } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

type Ids = { products: readonly string[]; depots: readonly string[]; hosts: readonly string[] }

const namesStatement = statement<Ids>()('report-names', (db, $) =>
  db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '=', any($.products))
    .unionAll(db.selectFrom('depots').select(['id', 'name']).where('id', '=', any($.depots)))
    .unionAll(
      db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('id', '=', any($.hosts))
        .where('erased_at', 'is', null),
    ),
)

/** What the things are called that a report has lines of. */
export async function findReportNames(sql: Sql, ids: Ids): Promise<Map<string, string>> {
  const found = await namesStatement(sql, ids)
  return new Map(found.map(({ id, name }) => [id, name]))
}
