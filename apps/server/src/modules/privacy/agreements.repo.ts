import type { Agreement } from '@trivet/core/contract/privacy'
import { agreedVersions } from '@trivet/core/legal'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

const agreementsStatement = statement<{ userId: string }>()('agreements-of', (db, $) =>
  db
    .selectFrom('orders')
    .select(({ fn }) => ['agreed_to as agreedTo', fn.min('created_at').as('since')])
    .where('user_id', '=', $.userId)
    .groupBy('agreed_to')
    .orderBy('since'),
)

/** Which versions of the legal texts somebody agreed to, and when they first did; none of orders from before they had any. */
export async function findAgreements(sql: Sql, userId: string): Promise<Agreement[]> {
  const found = await agreementsStatement(sql, { userId })
  return found.flatMap(({ agreedTo, since }) => {
    const versions = agreedVersions(agreedTo)
    return versions ? [{ since: since.toISOString(), ...versions }] : []
  })
}
