import { emailKey, firstPasswordDays } from '@trivet/core/accounts'
import type { OpenAccountInput, StaffAccount } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { newSecretToken } from '../../platform/secret-token.ts'
import { insertAccount, insertResetToken, isEmailTaken, newAccount, newResetLink } from '../accounts/index.ts'
import { queueMail } from '../outbox/index.ts'
import { getAccount } from './get-account.ts'

/** For somebody on the phone: nobody knows the password until they choose one by mail, which proves the address as well. */
export async function openAccount(ctx: UserContext, input: OpenAccountInput): Promise<StaffAccount> {
  const actorId = ctx.actor.userId
  await ctx.limits.count({ key: `open-account:${actorId}`, max: 60, windowSeconds: 3600 })
  if (await isEmailTaken(ctx.sql, emailKey(input.email))) throw new AppError('EMAIL_TAKEN')

  const account = await newAccount(ctx, { ...input, password: newSecretToken() })
  const { id: userId, name, email } = account
  const { token, link, expiresAt } = newResetLink(ctx, firstPasswordDays * 24 * 60)
  const now = ctx.clock.now()
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      if (!(await insertAccount(tx, account))) throw new AppError('EMAIL_TAKEN')
      await insertResetToken(tx, { token, userId, expiresAt })
      await queueMail(tx, {
        template: 'account-opened',
        recipient: email,
        data: { name, link },
        dedupeKey: `account-opened:${userId}`,
        now,
      })
      await recordAudit(tx, { actorId, action: 'account.opened', subject: `user:${userId}`, now })
    }),
  )
  return getAccount(ctx, { id: userId })
}
