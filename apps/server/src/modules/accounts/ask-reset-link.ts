import type { AskedLink } from '@trivet/core/contract/accounts'
import type { Context } from '../../api/context.ts'
import { askLink } from '../../api/link-guesses.ts'
import { findResetAccount } from './reset-tokens.repo.ts'

/** Whether a link may still set a password: told when its page opens, and decided anew when it is used. */
export async function askResetLink(ctx: Context, { token }: { token: string }): Promise<AskedLink> {
  const now = ctx.clock.now()
  return {
    isValid: await askLink(ctx, async () => (await findResetAccount(ctx.sql, { token, now })) !== null),
  }
}
