import type { Sql } from '../../../platform/database.ts'
import { hashToken } from '../../../platform/secret-token.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'

const insertChallengeStatement = statement<{ id: string; userId: string | null; expiresAt: Date }>()(
  'insert-passkey-challenge',
  (db, $) => insertRow(db, 'passkey_challenges', $),
)

export async function insertPasskeyChallenge(
  sql: Sql,
  { challenge, ...given }: { challenge: string; userId: string | null; expiresAt: Date },
): Promise<void> {
  await insertChallengeStatement(sql, { ...given, id: hashToken(challenge) })
}

const takeChallengeStatement = statement<{ id: string; userId: string | null; now: Date }>()(
  'take-passkey-challenge',
  (db, $) =>
    db
      .deleteFrom('passkey_challenges')
      .where('id', '=', $.id)
      .where('user_id', 'is not distinct from', $.userId)
      .where('expires_at', '>', $.now)
      .returning('id'),
)

/** Whether it was given out for this; it counts once, also where what comes with it is wrong. */
export async function takePasskeyChallenge(
  sql: Sql,
  { challenge, ...asked }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  return (await takeChallengeStatement(sql, { ...asked, id: hashToken(challenge) })).length > 0
}

export const deleteExpiredPasskeyChallenges = statement<{ now: Date }>()(
  'sweep-passkey-challenges',
  (db, $) => db.deleteFrom('passkey_challenges').where('expires_at', '<', $.now),
)
