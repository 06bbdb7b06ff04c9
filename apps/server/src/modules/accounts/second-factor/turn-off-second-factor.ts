import type { FactorCodeInput } from '@trivet/core/contract/sign-in'
import { needsSecondFactor } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { noteSecurityChange } from './note-security-change.ts'
import { dropSecondFactor } from './second-factors.repo.ts'
import { withFactorCode } from './take-factor-code.ts'

/** From now on the password alone is enough. */
export async function turnOffSecondFactor(ctx: UserContext, { code }: FactorCodeInput): Promise<void> {
  const { userId: id, name, email, staffRole, secondFactorRule } = ctx.actor
  if (needsSecondFactor(staffRole, secondFactorRule ?? 'nobody')) throw new AppError('SECOND_FACTOR_NEEDED')
  await withFactorCode(ctx, code, async (tx) => {
    await dropSecondFactor(tx, id)
    const account = { id, name, email }
    await noteSecurityChange(tx, { account, change: 'second-factor-turned-off', now: ctx.clock.now() })
  })
  ctx.log.info({ event: 'security.second_factor_turned_off', userId: id })
}
