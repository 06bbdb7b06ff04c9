import type { UserContext } from '../../api/context.ts'

/** Ends every session of the account, this one too. */
export async function logoutEverywhere(ctx: UserContext): Promise<void> {
  await ctx.sessions.revokeAllSessions(ctx.actor.userId)
  ctx.log.info({ event: 'security.logout_everywhere', userId: ctx.actor.userId })
}
