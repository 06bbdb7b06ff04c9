import { needsSecondFactor } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { findPasskeys } from '../passkeys/passkeys.repo.ts'
import { dropRecoveryCodes, findApp } from './second-factors.repo.ts'

/** After a part of the second factor was given up: it was not the last of whoever needs one, and no code outlives the last. */
export async function settleLastFactor(ctx: UserContext, tx: Sql): Promise<void> {
  const { userId, staffRole, secondFactorRule } = ctx.actor
  const hasApp = (await findApp(tx, userId))?.confirmedAt != null
  if (hasApp || (await findPasskeys(tx, userId)).length > 0) return
  if (needsSecondFactor(staffRole, secondFactorRule ?? 'nobody')) throw new AppError('SECOND_FACTOR_NEEDED')
  await dropRecoveryCodes(tx, userId)
}
