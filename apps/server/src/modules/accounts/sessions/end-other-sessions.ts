import type { UserContext } from '../../../api/context.ts'
import { transaction } from '../../../platform/database.ts'
import { createSessions } from '../../../platform/sessions.ts'
import { noteEndedSessions } from './note-ended-sessions.ts'

/** Signs the account out everywhere but here. */
export async function endOtherSessions(ctx: UserContext): Promise<{ ended: number }> {
  const { userId, sessionToken } = ctx.actor
  return transaction(ctx.sql, async (tx) => {
    const sessions = createSessions({ sql: tx, clock: ctx.clock })
    const open = await sessions.listSessions(userId, sessionToken)
    const ended = open.filter(({ isThis }) => !isThis).length
    await sessions.revokeAllSessions(userId, sessionToken)
    if (ended > 0) await noteEndedSessions(ctx, tx, ended)
    return { ended }
  })
}
