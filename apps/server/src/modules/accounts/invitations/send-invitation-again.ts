import type { Invitation } from '@trivet/core/contract/accounts'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { renewInvitation } from './invitations.repo.ts'
import { listInvitations } from './list-invitations.ts'
import { mailInvitation, newInvitationLink } from './mail-invitation.ts'

/** Another mail with another link, which works for as long as the first one did. */
export async function sendInvitationAgain(ctx: UserContext, { id }: { id: string }): Promise<Invitation[]> {
  const { userId } = ctx.actor
  await ctx.limits.count({ key: `staff-invitation:${userId}`, max: 30, windowSeconds: 3600 })
  await transaction(ctx.sql, async (tx) => {
    const link = newInvitationLink(ctx)
    const renewed = await renewInvitation(tx, { id, ...link })
    if (!renewed) throw new AppError('INVITATION_NOT_FOUND')
    await mailInvitation(ctx, tx, { ...renewed, token: link.token })
    await recordAudit(tx, {
      actorId: userId,
      action: 'account.invitation-sent-again',
      subject: `user:${id}`,
      details: { email: renewed.email },
      now: ctx.clock.now(),
    })
  })
  return listInvitations(ctx)
}
