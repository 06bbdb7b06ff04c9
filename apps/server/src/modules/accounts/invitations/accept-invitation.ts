import { passwordProblem } from '@trivet/core/accounts'
import type { AcceptInvitationInput, Session } from '@trivet/core/contract/accounts'
import { passwordMessage } from '@trivet/core/copy/accounts'
import { AppError } from '../../../api/app-error.ts'
import type { Context } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { insertAccount } from '../accounts.repo.ts'
import { markEmailProven } from '../email-links.repo.ts'
import { logStaffSignIn } from '../log-staff-sign-in.ts'
import { newAccount } from '../new-account.ts'
import { startSession } from '../start-session.ts'
import { setRoles } from '../stored-accounts.repo.ts'
import { findOpenInvitation, takeInvitation } from './invitations.repo.ts'

/** An account of staff for whoever has the link, with the role that an owner chose; signed in. */
export async function acceptInvitation(
  ctx: Context,
  { token, name, password }: AcceptInvitationInput,
): Promise<Session> {
  ctx.reply.header('Cache-Control', 'no-store')
  await ctx.limits.count({ key: `invitation:${ctx.request.address}`, max: 10, windowSeconds: 3600 })
  const now = ctx.clock.now()
  // asked first because hashing is dear; what lets one through is that it is taken
  const open = await findOpenInvitation(ctx.sql, { token, now })
  if (!open) throw new AppError('INVITATION_INVALID')
  const problem = passwordProblem(password, open.email)
  if (problem) {
    const message = passwordMessage(problem)
    throw new AppError('INVALID_INPUT', { message, errors: [{ path: 'password', message }] })
  }

  const account = { ...(await newAccount(ctx, { name, email: open.email, password })), id: open.id }
  const session = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const taken = await takeInvitation(tx, { token, now })
      if (!taken) throw new AppError('INVITATION_INVALID')
      const inserted = await insertAccount(tx, account)
      if (!inserted) throw new AppError('EMAIL_TAKEN')
      const { id: userId, staffRole } = taken
      await setRoles(tx, { userId, staffRole, isHost: false })
      // the link was mailed there
      await markEmailProven(tx, { userId, now })
      await recordAudit(tx, {
        actorId: userId,
        action: 'account.invitation-accepted',
        subject: `user:${userId}`,
        details: { field: 'staffRole', from: null, to: staffRole },
        now,
      })
      const staff = { ...inserted, staffRole, emailProvenAt: now }
      await logStaffSignIn(ctx, tx, staff)
      return startSession(ctx, tx, staff)
    }),
  )
  ctx.log.info({ event: 'security.invitation_accepted', userId: account.id })
  return session
}
