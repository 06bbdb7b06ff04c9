import { emailKey } from '@trivet/core/accounts'
import type { VerifyEmailInput } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import {
  endEmailLinks,
  endEmailLinksTo,
  findEmailLink,
  markEmailProven,
  takeNewEmail,
  type EmailLink,
} from './email-links.repo.ts'
import { queueNotice } from './queue-notice.ts'
import { endResetLinks } from './reset-tokens.repo.ts'
import { lockAccount } from './stored-accounts.repo.ts'

/** Proves an address by its link. Pressed a second time it changes nothing, and is not an error. */
export async function verifyEmail(ctx: Context, { token }: VerifyEmailInput): Promise<{ email: string }> {
  await ctx.limits.count({
    key: `verify-email:${ctx.request.address}`,
    max: 30,
    windowSeconds: 3600,
  })
  const link = await findEmailLink(ctx.sql, { token, now: ctx.clock.now() })
  if (!link) throw new AppError('EMAIL_LINK_INVALID')
  const event = await retryConflicts(() => transaction(ctx.sql, (tx) => useLink(ctx, tx, link))).catch(
    (error: unknown) => {
      // who has the address meanwhile is nobody's business: the link is as good as expired
      if (brokenConstraint(error) !== 'users_email_key_key') throw error
      throw new AppError('EMAIL_LINK_INVALID')
    },
  )
  if (event) ctx.log.info({ event, userId: link.userId })
  return { email: link.email }
}

async function useLink(ctx: Context, tx: Sql, { userId, email, usedAt }: EmailLink): Promise<string | null> {
  const now = ctx.clock.now()
  const account = await lockAccount(tx, userId)
  if (!account) throw new AppError('EMAIL_LINK_INVALID')
  const key = emailKey(email)
  const isPresent = key === emailKey(account.email)
  if (isPresent && account.emailProvenAt) return null
  if (usedAt || (!isPresent && email !== account.newEmail)) throw new AppError('EMAIL_LINK_INVALID')
  if (isPresent) {
    await endEmailLinksTo(tx, { userId, email, now })
    await markEmailProven(tx, { userId, now })
    return 'security.email_proven'
  }
  await endEmailLinks(tx, { userId, now })
  await takeNewEmail(tx, { userId, email, emailKey: key, now })
  // a reset link on its way belongs to the address that was left
  await endResetLinks(tx, { userId, now })
  const data = { name: account.name, newEmail: email }
  await queueNotice(tx, { template: 'email-changed', recipients: [account.email, email], data }, now)
  return 'security.email_changed'
}
