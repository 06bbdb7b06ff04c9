import type { SessionFate } from '@trivet/core/contract/sign-in'
import type { Context } from '../../../api/context.ts'

/**
 * For a device whose session is over: whether somebody ended it, or it ran out. Asking does not use the session, which
 * would move it on; whoever has no such token learns nothing.
 */
export async function tellSessionFate({ reply, request, sessions }: Context): Promise<SessionFate> {
  reply.header('Cache-Control', 'no-store')
  return { wasEnded: request.token !== null && (await sessions.wasEnded(request.token)) }
}
