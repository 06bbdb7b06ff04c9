import { emailKey } from '@trivet/core/accounts'
import type { Invitation, InviteInput } from '@trivet/core/contract/accounts'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { isEmailTaken } from '../accounts.repo.ts'
import { insertInvitation } from './invitations.repo.ts'
import { listInvitations } from './list-invitations.ts'
import { mailInvitation, newInvitationLink } from './mail-invitation.ts'

/** Mails a link by which whoever reads it there makes an account with this role. */
export async function inviteStaff(
  ctx: UserContext,
  { email, staffRole }: InviteInput,
): Promise<Invitation[]> {
  const { userId } = ctx.actor
  await ctx.limits.count({ key: `staff-invitation:${userId}`, max: 30, windowSeconds: 3600 })
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      if (await isEmailTaken(tx, emailKey(email))) throw new AppError('INVITED_HAS_ACCOUNT')
      const now = ctx.clock.now()
      const id = newId()
      const link = newInvitationLink(ctx)
      const invitation = {
        id,
        email,
        emailKey: emailKey(email),
        staffRole,
        invitedBy: userId,
        createdAt: now,
      }
      if (!(await insertInvitation(tx, { ...invitation, ...link }))) throw new AppError('INVITED_ALREADY')
      await mailInvitation(ctx, tx, { email, staffRole, token: link.token })
      const details = { email, staffRole }
      await recordAudit(tx, {
        actorId: userId,
        action: 'account.invited',
        subject: `user:${id}`,
        details,
        now,
      })
    }),
  )
  return listInvitations(ctx)
}
