import { createHash } from 'node:crypto'
import { rows, type PrismaDb, type Sql } from '../../platform/database.ts'

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
      ), token AS (
        INSERT INTO reset_tokens (id, user_id, expires_at) SELECT $2, id, $3 FROM asked
      )
      INSERT INTO queued_mails (id, template, recipient, data, dedupe_key, created_at)
      SELECT $4, 'password-reset', email, jsonb_build_object('name', name, 'link', $5::text),
        'password-reset:' || $4::text, $6
      FROM asked`,
    values: [emailKey, hash(token), expiresAt, mailId, link, now],
  })
}

/** Whose password this link may reset now, if anybody's. */
export async function findResetAccount(db: PrismaDb, { token, now }: { token: string; now: Date }) {
  const found = await db.resetToken.findFirst({
    where: { id: hash(token), usedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    select: { user: { select: { id: true, name: true, email: true } } },
  })
  return found?.user ?? null
}

/** True for one caller only, however many hold the link. */
export async function useResetToken(
  sql: Sql,
  { token, passwordHash, now }: { token: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const used = await rows(sql, {
    name: 'use-reset-token',
    text: `
      WITH used AS (
        UPDATE reset_tokens SET used_at = $3
        WHERE id = $1 AND used_at IS NULL AND expires_at > $3 RETURNING user_id
      )
      UPDATE users SET password_hash = $2 FROM used WHERE id = used.user_id RETURNING id`,
    values: [hash(token), passwordHash, now],
  })
  return used.length === 1
}

export async function deleteResetTokens(sql: Sql, userId: string): Promise<void> {
  await rows(sql, {
    name: 'delete-reset-tokens',
    text: 'DELETE FROM reset_tokens WHERE user_id = $1',
    values: [userId],
  })
}

/** The database keeps what cannot be turned back into a link. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
