import type { ProofInput } from '@trivet/core/contract/sign-in'
import type { UserContext } from '../../../api/context.ts'
import { createSessions } from '../../../platform/sessions.ts'
import { confirmIdentity } from '../confirm-identity.ts'
import { withFactorCode } from '../second-factor/take-factor-code.ts'

/** What asks for a proof is open to this session from now on, for some minutes. */
export async function proveIdentity(ctx: UserContext, { currentPassword, code }: ProofInput): Promise<void> {
  const { userId, sessionToken } = ctx.actor
  if (code === undefined) {
    // a proof that is still fresh is no new one
    await confirmIdentity(ctx, currentPassword ?? '')
    await ctx.sessions.proveSession(sessionToken)
  } else {
    await withFactorCode(ctx, code, (sql) =>
      createSessions({ sql, clock: ctx.clock }).proveSession(sessionToken),
    )
  }
  ctx.log.info({ event: 'security.identity_proven', userId })
}
