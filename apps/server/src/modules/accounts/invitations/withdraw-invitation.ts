import type { Invitation } from '@trivet/core/contract/accounts'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { deleteInvitation } from './invitations.repo.ts'
import { listInvitations } from './list-invitations.ts'

/** The link in the mail works no more. */
export async function withdrawInvitation(ctx: UserContext, { id }: { id: string }): Promise<Invitation[]> {
  await transaction(ctx.sql, async (tx) => {
    const withdrawn = await deleteInvitation(tx, id)
    if (!withdrawn) throw new AppError('INVITATION_NOT_FOUND')
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: 'account.invitation-withdrawn',
      subject: `user:${id}`,
      details: { email: withdrawn.email },
      now: ctx.clock.now(),
    })
  })
  return listInvitations(ctx)
}
