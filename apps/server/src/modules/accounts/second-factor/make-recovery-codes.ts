import type { FactorCodeInput, RecoveryCodes } from '@trivet/core/contract/sign-in'
import { recoveryCodeText } from '@trivet/core/sign-in'
import type { UserContext } from '../../../api/context.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { noteSecurityChange } from './note-security-change.ts'
import { replaceRecoveryCodes } from './second-factors.repo.ts'
import { withFactorCode } from './take-factor-code.ts'

/** New ones in the place of all that are left. */
export async function makeRecoveryCodes(ctx: UserContext, { code }: FactorCodeInput): Promise<RecoveryCodes> {
  const { userId, name, email } = ctx.actor
  const codes = newRecoveryCodes()
  await withFactorCode(ctx, code, async (tx) => {
    await replaceRecoveryCodes(tx, { userId, codes })
    const account = { id: userId, name, email }
    await noteSecurityChange(tx, { account, change: 'recovery-codes-made', now: ctx.clock.now() })
  })
  return { recoveryCodes: codes.map(recoveryCodeText) }
}
