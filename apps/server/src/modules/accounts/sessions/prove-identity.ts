import type { ProofInput } from '@trivet/core/contract/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { createSessions } from '../../../platform/sessions.ts'
import { confirmIdentity } from '../confirm-identity.ts'
import { withPasskey } from '../passkeys/with-passkey.ts'
import { withFactorCode } from '../second-factor/take-factor-code.ts'

/** What asks for a proof is open to this session from now on, for some minutes. */
export async function proveIdentity(
  ctx: UserContext,
  { currentPassword, code, passkey }: ProofInput,
): Promise<void> {
  const { userId, sessionToken } = ctx.actor
  const note = (sql: Sql) => createSessions({ sql, clock: ctx.clock }).proveSession(sessionToken)
  if (passkey) {
    await withPasskey(ctx, passkey, (tx, account) => {
      if (account.id !== userId) throw new AppError('PASSKEY_REFUSED')
      return note(tx)
    })
  } else if (code !== undefined) {
    await withFactorCode(ctx, code, note)
  } else {
    // a proof that is still fresh is no new one
    await confirmIdentity(ctx, currentPassword ?? '')
    await note(ctx.sql)
  }
  ctx.log.info({ event: 'security.identity_proven', userId })
}
