import type { OpenSession } from '@trivet/core/contract/sign-in'
import { deviceName } from '@trivet/core/sign-in'
import type { UserContext } from '../../../api/context.ts'

/** Where the account is signed in now. */
export async function listSessions({ sessions, actor }: UserContext): Promise<OpenSession[]> {
  const open = await sessions.listSessions(actor.userId, actor.sessionToken)
  return open.map(({ id, userAgent, signedInAt, lastUsedAt, isThis }) => ({
    _id: id,
    device: deviceName(userAgent),
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThis,
  }))
}
