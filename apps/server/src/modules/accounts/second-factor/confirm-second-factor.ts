import type { FactorCodeInput, RecoveryCodes } from '@trivet/core/contract/sign-in'
import { readFactorCode, recoveryCodeText } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { createSessions } from '../../../platform/sessions.ts'
import { beginAttempt, endAttempts } from '../password-attempts.ts'
import { lockAccount } from '../stored-accounts.repo.ts'
import { stepOfCode } from './app-code.ts'
import { noteSecurityChange } from './note-security-change.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { confirmApp, findApp, replaceRecoveryCodes } from './second-factors.repo.ts'

/** From a first right code on, the app counts; whoever is signed in elsewhere signs in anew, with it. */
export async function confirmSecondFactor(
  ctx: UserContext,
  { code }: FactorCodeInput,
): Promise<RecoveryCodes> {
  const { userId } = ctx.actor
  const budget = `factor-code:${userId}`
  await beginAttempt(ctx, budget)
  const codes = newRecoveryCodes()
  await retryConflicts(() => transaction(ctx.sql, (tx) => saveApp(ctx, tx, { code, codes })))
  await endAttempts(ctx, budget)
  ctx.log.info({ event: 'security.second_factor_set_up', userId })
  return { recoveryCodes: codes.map(recoveryCodeText) }
}

async function saveApp(ctx: UserContext, tx: Sql, { code: typed, codes }: { code: string; codes: string[] }) {
  const { userId, sessionToken } = ctx.actor
  const now = ctx.clock.now()
  const account = await lockAccount(tx, userId)
  const app = await findApp(tx, userId)
  if (!account || !app) throw new AppError('SECOND_FACTOR_SETUP_OVER')
  if (app.confirmedAt) throw new AppError('SECOND_FACTOR_ON')
  const code = readFactorCode(typed)?.code ?? ''
  const step = /^\d{6}$/.test(code) ? stepOfCode({ ...app, code, now }) : null
  if (step === null) throw new AppError('SECOND_FACTOR_WRONG')
  await confirmApp(tx, { userId, step, now })
  await replaceRecoveryCodes(tx, { userId, codes })
  await createSessions({ sql: tx, clock: ctx.clock }).revokeAllSessions(userId, sessionToken)
  await noteSecurityChange(tx, { account, change: 'second-factor-set-up', now })
}
