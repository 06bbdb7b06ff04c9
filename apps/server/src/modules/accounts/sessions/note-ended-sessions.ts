import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'

/** In the audit log of staff alone, as their sign-ins are; those of guests and hosts are nobody's business. */
export async function noteEndedSessions(ctx: UserContext, tx: Sql, sessions: number): Promise<void> {
  const { userId, staffRole } = ctx.actor
  ctx.log.info({ event: 'security.sessions_ended', userId, sessions })
  if (staffRole === null) return
  await recordAudit(tx, {
    actorId: userId,
    action: 'account.signed-out',
    subject: `user:${userId}`,
    details: { sessions },
    now: ctx.clock.now(),
  })
}
