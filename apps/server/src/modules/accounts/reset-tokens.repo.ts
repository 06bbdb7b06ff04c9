import { createHash } from 'node:crypto'
import { rows, type PrismaDb, type Sql } from '../../platform/database.ts'
import { mailColumns } from '../outbox/queue-mail.ts'

export type ResetRequest = {
  emailKey: string
  token: string
  link: string
  mailId: string
  now: Date
  expiresAt: Date
}

/** Token and mail for the account of this e-mail, or nothing: one statement, whether there is one or not. */
export async function requestReset(sql: Sql, request: ResetRequest): Promise<void> {
  const { emailKey, token, link, mailId, now, expiresAt } = request
  await rows(sql, {
    name: 'request-reset',
    text: `
      WITH asked AS (
        SELECT id, name, email FROM users WHERE email_key = $1 AND disabled_at IS NULL
      ), outdated AS (
        DELETE FROM reset_tokens USING asked WHERE user_id = asked.id AND expires_at <= $6
      ), token AS (
        INSERT INTO reset_tokens (id, user_id, expires_at) SELECT $2, id, $3 FROM asked
      )
      INSERT INTO queued_mails (${mailColumns})
      SELECT $4, 'password-reset', email, jsonb_build_object('name', name, 'link', $5::text),
        'password-reset:' || $4::text, NULL, $6
      FROM asked`,
    values: [emailKey, resetTokenId(token), expiresAt, mailId, link, now],
  })
}

/** Whose password this link may reset now, if anybody's. */
export async function findResetAccount(db: PrismaDb, { token, now }: { token: string; now: Date }) {
  const found = await db.resetToken.findFirst({
    where: { id: resetTokenId(token), usedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    select: { user: { select: { id: true, name: true, email: true } } },
  })
  return found?.user ?? null
}

/**
 * Ends every open link of an account and answers their ids. Lock the account first, by changing it: then of
 * many links used at once only one finds itself among them.
 */
export async function endResetLinks(
  sql: Sql,
  { userId, now }: { userId: string; now: Date },
): Promise<Set<string>> {
  const ended = await rows<{ id: string }>(sql, {
    name: 'end-reset-links',
    text: 'UPDATE reset_tokens SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL RETURNING id',
    values: [userId, now],
  })
  return new Set(ended.map(({ id }) => id))
}

/** The database keeps what cannot be turned back into a link. */
export function resetTokenId(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
