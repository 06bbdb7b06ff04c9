import type { PasskeyRequest } from '@trivet/core/contract/sign-in'
import type { Context } from '../../../api/context.ts'
import { newPasskeyChallenge } from './passkey-challenge.ts'

/** The same for everybody: no account is named before a passkey names it. */
export async function askForPasskey(ctx: Context): Promise<PasskeyRequest> {
  ctx.reply.header('Cache-Control', 'no-store')
  await ctx.limits.count({ key: `passkey-asked:${ctx.request.address}`, max: 100, windowSeconds: 15 * 60 })
  return newPasskeyChallenge(ctx, null)
}
