import * as accountsCopy from '@trivet/core/copy/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { countEmailLink, queueEmailLink } from './queue-email-link.ts'
import { lockAccount } from './stored-accounts.repo.ts'

/** Once more, to the address that waits: the new one, or the one the account began with. */
export async function sendEmailLink(ctx: UserContext): Promise<{ message: string }> {
  const { userId } = ctx.actor
  await countEmailLink(ctx, userId)
  const sentTo = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const account = await lockAccount(tx, userId)
      if (!account) throw new AppError('AUTHENTICATION_REQUIRED')
      const email = account.newEmail ?? (account.emailProvenAt ? null : account.email)
      if (email === null) throw new AppError('EMAIL_PROVEN_ALREADY')
      await queueEmailLink(ctx, tx, { userId, name: account.name, email })
      return email
    }),
  )
  return { message: accountsCopy.emailLinkSent(sentTo) }
}
