import { emailKey } from '@trivet/core/accounts'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { newSecretToken } from '../../platform/secret-token.ts'
import { changeAccount } from './change-account.ts'
import { requestReset } from '../accounts/index.ts'

const linkLifetimeMs = 60 * 60_000

/** The owner gets the same mail as by "Forgot your password?"; staff never see the link. */
export async function sendResetLink(ctx: UserContext, { id }: { id: string }): Promise<StaffAccount> {
  await ctx.limits.count({ key: `staff-reset:${id}`, max: 5, windowSeconds: 3600 })
  return changeAccount(ctx, {
    id,
    async write(tx, { email, disabledAt }) {
      if (disabledAt) throw new AppError('ACCOUNT_DISABLED')
      const now = ctx.clock.now()
      const token = newSecretToken()
      await requestReset(tx, {
        emailKey: emailKey(email),
        token,
        link: `${new URL(`/reset-password?token=${token}`, ctx.publicUrl)}`,
        mailId: newId(),
        now,
        expiresAt: new Date(now.getTime() + linkLifetimeMs),
      })
      return [{ action: 'account.reset-link-sent' }]
    },
  })
}
