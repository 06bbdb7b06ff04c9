import type { SignedPasskeyInput } from '@trivet/core/contract/sign-in'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { withPasskey } from './passkeys/with-passkey.ts'

export type Identity = { currentPassword?: string | undefined; passkey?: SignedPasskeyInput | undefined }

/** Does what only the account's owner may: they say who they are now, however short a while ago they signed in. */
export async function withIdentity<Done>(
  ctx: UserContext,
  { currentPassword, passkey }: Identity,
  use: (tx: Sql) => Promise<Done>,
): Promise<Done> {
  if (passkey) {
    return withPasskey(ctx, passkey, (tx, account) => {
      if (account.id !== ctx.actor.userId) throw new AppError('PASSKEY_REFUSED')
      return use(tx)
    })
  }
  await confirmIdentity(ctx, currentPassword ?? '')
  return transaction(ctx.sql, use)
}
