import type { ProofInput } from '@trivet/core/contract/sign-in'
import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { createSessions } from '../../../platform/sessions.ts'
import { withFactorCode } from '../second-factor/take-factor-code.ts'
import { withIdentity } from '../with-identity.ts'

/** What asks for a proof is open to this session from now on, for some minutes. */
export async function proveIdentity(
  ctx: UserContext,
  { currentPassword, code, passkey }: ProofInput,
): Promise<void> {
  const { userId, sessionToken } = ctx.actor
  const note = (sql: Sql) => createSessions({ sql, clock: ctx.clock }).proveSession(sessionToken)
  if (code !== undefined && !passkey) await withFactorCode(ctx, code, note)
  // a proof that is still fresh is no new one
  else await withIdentity(ctx, { currentPassword, passkey }, note)
  ctx.log.info({ event: 'security.identity_proven', userId })
}
