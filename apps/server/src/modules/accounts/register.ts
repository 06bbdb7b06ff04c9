import { emailKey } from '@trivet/core/accounts'
import type { RegisterInput, Session } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { insertAccount, isEmailTaken } from './accounts.repo.ts'
import { newAccount } from './new-account.ts'
import { queueEmailLink } from './queue-email-link.ts'
import { startSession } from './start-session.ts'

export async function register(ctx: Context, input: RegisterInput): Promise<Session> {
  ctx.reply.header('Cache-Control', 'no-store')
  await ctx.limits.count({ key: `register:${ctx.request.address}`, max: 10, windowSeconds: 3600 })
  // asked first because hashing is dear; what prevents a second account is the insert
  if (await isEmailTaken(ctx.sql, emailKey(input.email))) throw new AppError('EMAIL_TAKEN')

  const account = await newAccount(ctx, input)
  const session = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const inserted = await insertAccount(tx, account)
      if (!inserted) throw new AppError('EMAIL_TAKEN')
      await queueEmailLink(ctx, tx, {
        userId: account.id,
        name: account.name,
        email: account.email,
      })
      return startSession(ctx, tx, inserted)
    }),
  )
  ctx.log.info({ event: 'security.registered', userId: account.id })
  return session
}
