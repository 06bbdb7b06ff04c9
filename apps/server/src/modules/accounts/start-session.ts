import type { Session } from '@trivet/core/contract/accounts'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { createSessions } from '../../platform/sessions.ts'
import { toProfile, type Account } from './account.ts'
import { rememberSignInAddress } from './sign-in.repo.ts'

/** Signs an account in with a new token, inside the caller's transaction. */
export async function startSession(ctx: Context, tx: Sql, account: Account): Promise<Session> {
  const sessions = createSessions({ sql: tx, clock: ctx.clock })
  // the token of the request is ended, never taken over
  if (ctx.request.token !== null) await sessions.revokeSession(ctx.request.token)
  const token = await sessions.createSession(account, ctx.request.userAgent)
  await rememberSignInAddress(tx, {
    userId: account.id,
    address: ctx.request.address,
    now: ctx.clock.now(),
  })
  return { ...toProfile(account), token }
}
