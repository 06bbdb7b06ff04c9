import type { NewPasskeyInput, RecoveryCodes } from '@trivet/core/contract/sign-in'
import { maxPasskeys, recoveryCodeText } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { createSessions } from '../../../platform/sessions.ts'
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { noteSecurityChange } from '../second-factor/note-security-change.ts'
import { countRecoveryCodes, findApp, replaceRecoveryCodes } from '../second-factor/second-factors.repo.ts'
import { lockAccount } from '../stored-accounts.repo.ts'
import { findPasskeys, insertPasskey } from './passkeys.repo.ts'
import { readMadePasskey } from './read-passkey.ts'

/** From now on it signs its owner in. Whoever has no recovery code gets some, for when the device is lost. */
export async function addPasskey(
  ctx: UserContext,
  { name, passkey }: NewPasskeyInput,
): Promise<RecoveryCodes> {
  const { userId } = ctx.actor
  const made = await readMadePasskey(ctx, { passkey, userId })
  if (!made) throw new AppError('PASSKEY_REFUSED')
  const codes = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const account = await lockAccount(tx, userId)
      if (!account) throw new AppError('AUTHENTICATION_REQUIRED')
      const { length: before } = await findPasskeys(tx, userId)
      if (before >= maxPasskeys) throw new AppError('TOO_MANY_PASSKEYS')
      const now = ctx.clock.now()
      if (!(await insertPasskey(tx, { id: newId(), userId, name, addedAt: now, ...made })))
        throw new AppError('PASSKEY_TAKEN')
      if (before === 0) await endOtherSessions(ctx, tx)
      await noteSecurityChange(tx, { account, change: 'passkey-added', details: { name }, now })
      return giveRecoveryCodes(tx, userId)
    }),
  )
  ctx.log.info({ event: 'security.passkey_added', userId })
  return { recoveryCodes: codes.map(recoveryCodeText) }
}

/** As with an app: whoever is signed in elsewhere by the password alone signs in anew. */
async function endOtherSessions(ctx: UserContext, tx: Sql): Promise<void> {
  const { userId, sessionToken } = ctx.actor
  if ((await findApp(tx, userId))?.confirmedAt) return
  await createSessions({ sql: tx, clock: ctx.clock }).revokeAllSessions(userId, sessionToken)
}

async function giveRecoveryCodes(tx: Sql, userId: string): Promise<string[]> {
  if ((await countRecoveryCodes(tx, userId)) > 0) return []
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, { userId, codes })
  return codes
}
