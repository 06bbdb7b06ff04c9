import type { StaffAccount } from '@trivet/core/contract/accounts'
import type { UserContext } from '../../api/context.ts'
import { changeAccount } from './change-account.ts'
import { endSessionsOf } from '../accounts/index.ts'

/** Staff sign an account out wherever it is signed in. */
export async function signAccountOut(ctx: UserContext, { id }: { id: string }): Promise<StaffAccount> {
  return changeAccount(ctx, {
    id,
    async write(tx) {
      const sessions = await endSessionsOf(tx, { userId: id, now: ctx.clock.now() })
      return [{ action: 'account.signed-out', details: { sessions } }]
    },
  })
}
