import * as accountsCopy from '@trivet/core/copy/accounts'
import { createHash } from 'node:crypto'
import { emailKey } from '@trivet/core/accounts'
import type { ForgotPasswordInput } from '@trivet/core/contract/accounts'
import type { Context } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { createLimits } from '../../platform/limits.ts'
import { newResetLink } from './new-reset-link.ts'
import { requestReset } from './reset-tokens.repo.ts'

/**
 * The same answer whether the email has an account or not, and nearly the same work: for one that has, the link and its mail are
 * written too, for less than a millisecond.
 */
export async function forgotPassword(ctx: Context, { email }: ForgotPasswordInput) {
  const key = emailKey(email)
  const now = ctx.clock.now()
  const link = newResetLink(ctx)
  const account = createHash('sha256').update(key).digest('base64url')

  await ctx.limits.count({ key: `forgot:address:${ctx.request.address}`, max: 10, windowSeconds: 3600 })
  await transaction(ctx.sql, async (tx) => {
    // counted in here, so that an unknown email also has something to commit, which is most of the time
    const limits = createLimits({ sql: tx, clock: ctx.clock, enabled: ctx.limits.enabled })
    await limits.count({ key: `forgot:account:${account}`, max: 3, windowSeconds: 3600 })
    await requestReset(tx, { emailKey: key, ...link, mailId: newId(), now })
  })
  return { message: accountsCopy.resetLinkSent }
}
