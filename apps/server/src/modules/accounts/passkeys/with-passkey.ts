import type { SignedPasskeyInput } from '@trivet/core/contract/sign-in'
import { isCopiedPasskey } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { Context } from '../../../api/context.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import type { Account } from '../account.ts'
import { logFailedSignIn } from '../log-staff-sign-in.ts'
import { findPasskey, notePasskeyUse } from './passkeys.repo.ts'
import { readSignedPasskey } from './read-passkey.ts'

type Use<Done> = (tx: Sql, account: Account) => Promise<Done>

/** Does what a passkey opens for its account, and the passkey's use with it, or neither. Every refusal looks the same. */
export async function withPasskey<Done>(
  ctx: Context,
  passkey: SignedPasskeyInput,
  use: Use<Done>,
): Promise<Done> {
  const found = await findPasskey(ctx.sql, passkey.id)
  if (!found) throw new AppError('PASSKEY_REFUSED')
  const { account } = found
  const { id, publicKey, uses: lastCount } = found.passkey
  const count = await readSignedPasskey(ctx, { passkey, publicKey })
  const isCopied = count !== null && isCopiedPasskey({ lastCount, count })
  if (count === null || isCopied) {
    ctx.log.warn({ event: 'security.passkey_refused', userId: account.id, isCopied })
    await logFailedSignIn(ctx, account.email, account)
    throw new AppError('PASSKEY_REFUSED')
  }
  const now = ctx.clock.now()
  return retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      if (!(await notePasskeyUse(tx, { id, uses: count, now }))) throw new AppError('PASSKEY_REFUSED')
      return use(tx, account)
    }),
  )
}
