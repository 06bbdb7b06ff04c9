import type { Sql } from '../../../platform/database.ts'
import { query } from '../../../platform/sql/query.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { accountIsLike } from './order-conditions.ts'

// so many accounts are named in the search; a text that more of them have in common finds orders soon anyway
const mostAccounts = 500

/** The accounts a text is part of; null when there are too many to name. */
export async function findAccountsLike(sql: Sql, text: string): Promise<string[] | null> {
  const found = await query(sql, (db) =>
    db
      .selectFrom('users as u')
      .select('u.id')
      .where(accountIsLike(text))
      .limit(mostAccounts + 1),
  )
  return found.length > mostAccounts ? null : found.map(({ id }) => id)
}

const idOfCode = statement<{ code: string }>()('id-of-code', (db, $) =>
  db
    .selectFrom('referral_codes')
    .select('id')
    .where('code', '=', $.code)
    .unionAll(db.selectFrom('promotion_codes').select('id').where('code', '=', $.code)),
)

/** Of a host's code or a promotion code: no text is both. */
export async function findCodeId(sql: Sql, code: string): Promise<string | null> {
  const [found] = await idOfCode(sql, { code })
  return found?.id ?? null
}
