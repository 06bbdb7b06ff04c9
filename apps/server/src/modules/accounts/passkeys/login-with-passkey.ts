import type { Session } from '@trivet/core/contract/accounts'
import type { PasskeyLoginInput } from '@trivet/core/contract/sign-in'
import type { Context } from '../../../api/context.ts'
import { logStaffSignIn } from '../log-staff-sign-in.ts'
import { startSession } from '../start-session.ts'
import { withPasskey } from './with-passkey.ts'

/** Without a password: the passkey is something one has, and the device has recognized who has it. */
export async function loginWithPasskey(ctx: Context, { passkey }: PasskeyLoginInput): Promise<Session> {
  ctx.reply.header('Cache-Control', 'no-store')
  await ctx.limits.count({ key: `passkey-login:${ctx.request.address}`, max: 100, windowSeconds: 15 * 60 })
  const session = await withPasskey(ctx, passkey, async (tx, account) => {
    await logStaffSignIn(ctx, tx, account, 'passkey')
    return startSession(ctx, tx, account)
  })
  ctx.log.info({ event: 'security.login', userId: session._id, factor: 'passkey' })
  return session
}
