import { emailKey } from '@trivet/core/accounts'
import * as accountsCopy from '@trivet/core/copy/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { isEmailTaken } from './accounts.repo.ts'
import { dropNewEmail } from './email-links.repo.ts'
import { countEmailLink, queueEmailLink } from './queue-email-link.ts'
import { lockAccount } from './stored-accounts.repo.ts'

/**
 * Once more, to the address that waits: the new one, or the one the account began with. A new one that is another
 * account's by now is not waited for any more.
 */
export async function sendEmailLink(ctx: UserContext): Promise<{ message: string }> {
  const { userId } = ctx.actor
  await countEmailLink(ctx, userId)
  const sentTo = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const account = await lockAccount(tx, userId)
      if (!account) throw new AppError('AUTHENTICATION_REQUIRED')
      const email = account.newEmail ?? (account.emailProvenAt ? null : account.email)
      if (email === null) throw new AppError('EMAIL_PROVEN_ALREADY')
      if (account.newEmail && (await isEmailTaken(tx, emailKey(account.newEmail)))) {
        await dropNewEmail(tx, { userId })
        return null
      }
      await queueEmailLink(ctx, tx, { userId, name: account.name, email })
      return email
    }),
  )
  if (sentTo === null) throw new AppError('EMAIL_TAKEN')
  return { message: accountsCopy.emailLinkSent(sentTo) }
}
