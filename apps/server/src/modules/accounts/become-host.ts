import type { Profile } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { toProfile } from './account.ts'
import { findAccount, markAsHost } from './accounts.repo.ts'

/** Anybody may become a host; who is one stays one. The session goes on: roles are read at every request. */
export async function becomeHost(ctx: UserContext): Promise<Profile> {
  const { userId } = ctx.actor
  const isNew = await transaction(ctx.sql, async (tx) => {
    const marked = await markAsHost(tx, userId)
    const note = { actorId: userId, action: 'account.became-host', subject: `user:${userId}` } as const
    if (marked) await recordAudit(tx, { ...note, now: ctx.clock.now() })
    return marked
  })
  if (isNew) ctx.log.info({ event: 'security.role_changed', userId, isHost: true })

  const account = await findAccount(ctx.sql, userId)
  if (!account) throw new AppError('AUTHENTICATION_REQUIRED')
  return toProfile(account)
}
