import type { FactorCodeInput } from '@trivet/core/contract/sign-in'
import type { UserContext } from '../../../api/context.ts'
import { lockAccount } from '../stored-accounts.repo.ts'
import { noteSecurityChange } from './note-security-change.ts'
import { dropApp } from './second-factors.repo.ts'
import { settleLastFactor } from './settle-last-factor.ts'
import { withFactorCode } from './take-factor-code.ts'

/** From now on the password alone is enough, unless there is a passkey. */
export async function turnOffSecondFactor(ctx: UserContext, { code }: FactorCodeInput): Promise<void> {
  const { userId: id, name, email } = ctx.actor
  await withFactorCode(ctx, code, async (tx) => {
    // one after the other with a passkey that is being removed
    await lockAccount(tx, id)
    await dropApp(tx, id)
    await settleLastFactor(ctx, tx)
    const account = { id, name, email }
    await noteSecurityChange(tx, { account, change: 'second-factor-turned-off', now: ctx.clock.now() })
  })
  ctx.log.info({ event: 'security.second_factor_turned_off', userId: id })
}
