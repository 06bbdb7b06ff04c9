import { passwordProblem } from '@trivet/core/accounts'
import { passwordMessage } from '@trivet/core/copy/accounts'
import type { ResetPasswordInput } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { createSessions } from '../../platform/sessions.ts'
import { hashToken } from '../../platform/secret-token.ts'
import { setPasswordHash } from './accounts.repo.ts'
import { dropNewEmail, markEmailProven } from './email-links.repo.ts'
import { forgiveFailures } from './login-attempts.ts'
import { queueNotice } from './queue-notice.ts'
import { hashPassword } from './password-hash.ts'
import { endResetLinks, findResetAccount } from './reset-tokens.repo.ts'

export async function resetPassword(ctx: Context, { token, password }: ResetPasswordInput): Promise<void> {
  const now = ctx.clock.now()
  const account = await findResetAccount(ctx.sql, { token, now })
  if (!account) throw new AppError('RESET_LINK_INVALID')
  const { id: userId, name, email } = account
  const problem = passwordProblem(password, email)
  if (problem) {
    const message = passwordMessage(problem)
    throw new AppError('INVALID_INPUT', { message, errors: [{ path: 'password', message }] })
  }

  const passwordHash = await hashPassword(password)
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      await setPasswordHash(tx, { userId, passwordHash })
      const ended = await endResetLinks(tx, { userId, now })
      // another request with this link was faster
      if (!ended.has(hashToken(token))) throw new AppError('RESET_LINK_INVALID')
      // who changed the password by a link that was mailed there reads what comes there
      await markEmailProven(tx, { userId, now })
      await dropNewEmail(tx, { userId })
      await createSessions({ sql: tx, clock: ctx.clock }).revokeAllSessions(userId)
      await queueNotice(tx, { template: 'password-changed', recipients: [email], data: { name } }, now)
    }),
  )
  await forgiveFailures(ctx, email)
  ctx.log.info({ event: 'security.password_changed', userId })
}
