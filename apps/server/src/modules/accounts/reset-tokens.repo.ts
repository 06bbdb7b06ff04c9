import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { joined, secondsFromNow } from '../../platform/sql/functions.ts'
import { insertFrom, insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { hashToken } from '../../platform/secret-token.ts'
import { queuedMails } from '../outbox/index.ts'

type Request = {
  emailKey: string
  link: string
  mailId: string
  now: Date
  expiresAt: Date
}

export type ResetRequest = Request & { token: string }

const requestResetStatement = statement<Request & { tokenId: string }>()('request-reset', (db, $) =>
  db
    .with('asked', (q) =>
      q
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .where('email_key', '=', $.emailKey)
        .where('disabled_at', 'is', null),
    )
    .with('outdated', (q) =>
      q
        .deleteFrom('reset_tokens')
        .using('asked')
        .whereRef('reset_tokens.user_id', '=', 'asked.id')
        .where('reset_tokens.expires_at', '<=', $.now),
    )
    .with('token', (q) =>
      insertFrom(q, 'reset_tokens', {
        from: q.selectFrom('asked'),
        cells: (eb) => ({ id: $.tokenId, userId: eb.ref('asked.id'), expiresAt: $.expiresAt }),
        leaving: ['usedAt'],
      }),
    )
    .with('mailed', (q) =>
      queuedMails(q, q.selectFrom('asked'), (eb) => ({
        id: $.mailId,
        template: 'password-reset',
        recipient: eb.ref('asked.email'),
        data: jsonBuildObject({ name: eb.ref('asked.name'), link: eb.cast<string>($.link, 'text') }),
        dedupeKey: joined('password-reset:', $.mailId),
        orderId: null,
        createdAt: $.now,
        nextAttemptAt: secondsFromNow(0),
      })),
    )
    .selectFrom('asked')
    .select('id'),
)

/** Token and mail for the account of this email, or nothing: one statement, whether there is one or not. */
export async function requestReset(sql: Sql, { token, ...request }: ResetRequest): Promise<void> {
  await requestResetStatement(sql, { ...request, tokenId: hashToken(token) })
}

const insertResetTokenStatement = statement<{ id: string; userId: string; expiresAt: Date }>()(
  'insert-reset-token',
  (db, $) => insertRow(db, 'reset_tokens', $, ['usedAt']),
)

type ResetToken = { token: string; userId: string; expiresAt: Date }

/** Of a link that is told without a mail. */
export async function insertResetToken(sql: Sql, { token, ...given }: ResetToken): Promise<void> {
  await insertResetTokenStatement(sql, { ...given, id: hashToken(token) })
}

/** Whose password this link may reset now, if anybody's. */
export async function findResetAccount(sql: Sql, { token, now }: { token: string; now: Date }) {
  const [account] = await findResetAccountStatement(sql, { id: hashToken(token), now })
  return account ?? null
}

const findResetAccountStatement = statement<{ id: string; now: Date }>()('reset-account', (db, $) =>
  db
    .selectFrom('reset_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.id', 'u.name', 'u.email'])
    .where('t.id', '=', $.id)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', $.now)
    .where('u.disabled_at', 'is', null),
)

const endResetLinksStatement = statement<{ userId: string; now: Date }>()('end-reset-links', (db, $) =>
  db
    .updateTable('reset_tokens')
    .set({ used_at: $.now })
    .where('user_id', '=', $.userId)
    .where('used_at', 'is', null)
    .returning('id'),
)

/**
 * Ends every open link of an account and answers their ids. Lock the account first, by changing it: then of
 * many links used at once only one finds itself among them.
 */
export async function endResetLinks(sql: Sql, ended: { userId: string; now: Date }): Promise<Set<string>> {
  const links = await endResetLinksStatement(sql, ended)
  return new Set(links.map(({ id }) => id))
}
