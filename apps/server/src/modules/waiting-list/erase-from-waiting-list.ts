import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { eraseWaitingListEntry } from './waiting-list.repo.ts'

/** Somebody who was told, or who does not want to be: nothing of them is kept, in the audit log neither. */
export async function eraseFromWaitingList(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  await transaction(ctx.sql, async (tx) => {
    if (!(await eraseWaitingListEntry(tx, { id }))) throw new AppError('WAITING_LIST_ENTRY_NOT_FOUND')
    await recordAudit(tx, { actorId, action: 'waiting-list.removed', subject: `waiting-list:${id}`, now })
  })
}
