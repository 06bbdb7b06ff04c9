import type { UserContext } from '../../api/context.ts'

/** Ends every session of the account, this one too. */
export async function logoutEverywhere({ actor, log, sessions }: UserContext): Promise<void> {
  const { userId, sessionToken } = actor
  await sessions.revokeAllSessions(userId, sessionToken)
  // signed out here and not from elsewhere: what its device still has to send stays
  await sessions.revokeSession(sessionToken)
  log.info({ event: 'security.logout_everywhere', userId })
}
