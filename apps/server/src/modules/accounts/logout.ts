import type { UserContext } from '../../api/context.ts'

export async function logout(ctx: UserContext): Promise<void> {
  await ctx.sessions.revokeSession(ctx.actor.sessionToken)
  ctx.log.info({ event: 'security.logout', userId: ctx.actor.userId })
}
