import type { Sql } from '../../../platform/database.ts'
import { bool } from '../../../platform/sql/functions.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { hashToken } from '../../../platform/secret-token.ts'
import { accountFields } from '../account.ts'
import { isKnownAddress } from '../known-address.ts'

const insertChallengeStatement = statement<{ id: string; userId: string; expiresAt: Date }>()(
  'insert-sign-in-challenge',
  (db, $) => insertRow(db, 'sign_in_challenges', $),
)

export async function insertChallenge(
  sql: Sql,
  { token, ...challenge }: { token: string; userId: string; expiresAt: Date },
): Promise<void> {
  await insertChallengeStatement(sql, { ...challenge, id: hashToken(token) })
}

const challengedAccount = statement<{ id: string; address: string; now: Date }>()(
  'challenged-account',
  (db, $) =>
    db
      .selectFrom('sign_in_challenges as c')
      .innerJoin('users', 'users.id', 'c.user_id')
      .select(accountFields)
      .select(bool(isKnownAddress($.address)).as('isKnownAddress'))
      .where('c.id', '=', $.id)
      .where('c.expires_at', '>', $.now)
      .where('users.disabled_at', 'is', null),
)

/** Whose password was right when this was handed out, a few minutes ago. */
export async function findChallengedAccount(
  sql: Sql,
  { token, ...asked }: { token: string; address: string; now: Date },
) {
  const [account] = await challengedAccount(sql, { ...asked, id: hashToken(token) })
  return account ?? null
}

const endChallengeStatement = statement<{ id: string }>()('end-sign-in-challenge', (db, $) =>
  db.deleteFrom('sign_in_challenges').where('id', '=', $.id).returning('id'),
)

/** False where it was used meanwhile. */
export async function endChallenge(tx: Sql, token: string): Promise<boolean> {
  return (await endChallengeStatement(tx, { id: hashToken(token) })).length > 0
}

export const deleteExpiredChallenges = statement<{ now: Date }>()('sweep-sign-in-challenges', (db, $) =>
  db.deleteFrom('sign_in_challenges').where('expires_at', '<', $.now),
)
