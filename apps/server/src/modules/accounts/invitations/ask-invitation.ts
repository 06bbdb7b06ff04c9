import type { AskedLink } from '@trivet/core/contract/accounts'
import type { Context } from '../../../api/context.ts'
import { askLink } from '../../../api/link-guesses.ts'
import { findOpenInvitation } from './invitations.repo.ts'

/** Whether an invitation can still be accepted: told when its page opens, and decided anew when it is. */
export async function askInvitation(ctx: Context, { token }: { token: string }): Promise<AskedLink> {
  const now = ctx.clock.now()
  return {
    isValid: await askLink(ctx, async () => (await findOpenInvitation(ctx.sql, { token, now })) !== null),
  }
}
