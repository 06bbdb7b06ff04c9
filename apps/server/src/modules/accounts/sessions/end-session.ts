import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { transaction } from '../../../platform/database.ts'
import { createSessions } from '../../../platform/sessions.ts'
import { noteEndedSessions } from './note-ended-sessions.ts'

/** Signs the account out on one device, at once. */
export async function endSession(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const { userId } = ctx.actor
  await transaction(ctx.sql, async (tx) => {
    const isEnded = await createSessions({ sql: tx, clock: ctx.clock }).endSession({ id, userId })
    if (!isEnded) throw new AppError('SESSION_NOT_FOUND')
    await noteEndedSessions(ctx, tx, 1)
  })
}
