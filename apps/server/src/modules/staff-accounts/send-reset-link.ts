import { emailKey } from '@trivet/core/accounts'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { changeAccount } from './change-account.ts'
import { newResetLink, requestReset } from '../accounts/index.ts'

/** The owner gets the same mail as by "Forgot your password?"; staff never see the link. */
export async function sendResetLink(ctx: UserContext, { id }: { id: string }): Promise<StaffAccount> {
  await ctx.limits.count({ key: `staff-reset:${id}`, max: 5, windowSeconds: 3600 })
  return changeAccount(ctx, {
    id,
    async write(tx, { email, disabledAt }) {
      if (disabledAt) throw new AppError('ACCOUNT_DISABLED')
      const link = newResetLink(ctx)
      await requestReset(tx, { emailKey: emailKey(email), ...link, mailId: newId(), now: ctx.clock.now() })
      return [{ action: 'account.reset-link-sent' }]
    },
  })
}
