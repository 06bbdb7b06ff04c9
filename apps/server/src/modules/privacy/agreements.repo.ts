import type { Agreement } from '@trivet/core/contract/privacy'
import { agreedVersions } from '@trivet/core/legal'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

const agreementsStatement = statement<{ userId: string; seesStaff: boolean }>()('agreements-of', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(({ fn }) => ['o.agreed_to as agreedTo', fn.min('o.created_at').as('since')])
    .where('o.user_id', '=', $.userId)
    .where((eb) => eb.or([eb('u.staff_role', 'is', null), $.seesStaff]))
    .groupBy('o.agreed_to')
    .orderBy('since'),
)

/** Which versions of the legal texts somebody agreed to, and when they first did; none of orders from before they had any. */
export async function findAgreements(
  sql: Sql,
  asked: { userId: string; seesStaff: boolean },
): Promise<Agreement[]> {
  const found = await agreementsStatement(sql, asked)
  return found.flatMap(({ agreedTo, since }) => {
    const versions = agreedVersions(agreedTo)
    return versions ? [{ since: since.toISOString(), ...versions }] : []
  })
}
