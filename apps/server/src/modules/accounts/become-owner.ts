import type { OwnerInput, Session } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { hashToken } from '../../platform/secret-token.ts'
import { insertAccount } from './accounts.repo.ts'
import { newAccount } from './new-account.ts'
import { endOwnerLinks, hasOwner, isOwnerLinkOpen } from './owner-links.repo.ts'
import { queueEmailLink } from './queue-email-link.ts'
import { startSession } from './start-session.ts'
import { setRoles } from './stored-accounts.repo.ts'

/** The first account of staff, by the link that the start printed; signed in. */
export async function becomeOwner(ctx: Context, { token, ...input }: OwnerInput): Promise<Session> {
  ctx.reply.header('Cache-Control', 'no-store')
  await ctx.limits.count({ key: `owner:${ctx.request.address}`, max: 10, windowSeconds: 3600 })
  const now = ctx.clock.now()
  // asked first because hashing is dear; what lets one through are the links it ends
  if (!(await isOwnerLinkOpen(ctx.sql, { token, now }))) throw new AppError('OWNER_LINK_INVALID')

  const account = await newAccount(ctx, input)
  const session = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const ended = await endOwnerLinks(tx, { now })
      // asked after waiting for whoever was faster
      if (!ended.has(hashToken(token)) || (await hasOwner(tx))) throw new AppError('OWNER_LINK_INVALID')
      const inserted = await insertAccount(tx, account)
      if (!inserted) throw new AppError('EMAIL_TAKEN')
      await setRoles(tx, { userId: account.id, staffRole: 'owner', isHost: false })
      await recordAudit(tx, {
        actorId: account.id,
        action: 'account.roles-changed',
        subject: `user:${account.id}`,
        details: { field: 'staffRole', from: null, to: 'owner' },
        now,
      })
      await queueEmailLink(ctx, tx, { userId: account.id, name: account.name, email: account.email })
      return startSession(ctx, tx, { ...inserted, staffRole: 'owner' })
    }),
  )
  ctx.log.info({ event: 'security.owner_registered', userId: account.id })
  return session
}
