import { emailLinkHours } from '@trivet/core/accounts'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { newSecretToken } from '../../platform/secret-token.ts'
import { queueMail } from '../outbox/index.ts'
import { insertEmailLink } from './email-links.repo.ts'

export type Addressee = { userId: string; name: string; email: string }

/** Mails a link that proves this address for the account, in the transaction that asks for it. */
export async function queueEmailLink(
  { clock, publicUrl }: Pick<Context, 'clock' | 'publicUrl'>,
  tx: Sql,
  { userId, name, email }: Addressee,
): Promise<void> {
  const now = clock.now()
  const token = newSecretToken()
  const link = `${new URL(`/verify-email?token=${token}`, publicUrl)}`
  const expiresAt = new Date(now.getTime() + emailLinkHours * 3_600_000)
  await insertEmailLink(tx, { token, userId, email, expiresAt })
  await queueMail(tx, {
    template: 'email-confirm',
    recipient: email,
    data: { name, link, email },
    dedupeKey: `email-confirm:${newId()}`,
    now,
  })
}

/** A signed-in stranger must not have us write to one address after the other. */
export function countEmailLink({ limits }: Pick<Context, 'limits'>, userId: string): Promise<void> {
  return limits.count({
    key: `email-link:${userId}`,
    max: 5,
    windowSeconds: 3600,
  })
}
