import type { StaffAccount } from '@trivet/core/contract/accounts'
import type { UserContext } from '../../api/context.ts'
import { endSessionsOf, queueNotice } from '../accounts/index.ts'
import { changeAccount } from './change-account.ts'

/** Staff sign an account out wherever it is signed in; its owner hears of it. */
export async function signAccountOut(ctx: UserContext, { id }: { id: string }): Promise<StaffAccount> {
  return changeAccount(ctx, {
    id,
    async write(tx, { name, email }) {
      const now = ctx.clock.now()
      const sessions = await endSessionsOf(tx, { userId: id, now })
      if (sessions > 0 && id !== ctx.actor.userId) {
        const data = { name, change: 'signed-out' } as const
        await queueNotice(tx, { template: 'security-changed', recipients: [email], data }, now)
      }
      return [{ action: 'account.signed-out', details: { sessions } }]
    },
  })
}
