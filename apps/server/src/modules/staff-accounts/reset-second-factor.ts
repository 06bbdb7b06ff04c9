import type { StaffAccount } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { dropSecondFactor, endSessionsOf, queueNotice } from '../accounts/index.ts'
import { changeAccount } from './change-account.ts'

/** A lost phone: an owner lets somebody sign in with their password alone until they set up another one. */
export async function resetSecondFactor(ctx: UserContext, { id }: { id: string }): Promise<StaffAccount> {
  // a session left open must not undo what protects its own account
  if (id === ctx.actor.userId) throw new AppError('SECOND_FACTOR_OWN')
  return changeAccount(ctx, {
    id,
    async write(tx, { name, email }) {
      const now = ctx.clock.now()
      if (!(await dropSecondFactor(tx, id))) throw new AppError('SECOND_FACTOR_MISSING')
      await endSessionsOf(tx, { userId: id, now })
      const data = { name, change: 'second-factor-reset' } as const
      await queueNotice(tx, { template: 'security-changed', recipients: [email], data }, now)
      return [{ action: 'account.second-factor-reset' }]
    },
  })
}
