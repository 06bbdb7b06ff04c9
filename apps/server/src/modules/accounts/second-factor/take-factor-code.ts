import { readFactorCode, type FactorCode } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { beginAttempt, endAttempts } from '../password-attempts.ts'
import { stepOfCode } from './app-code.ts'
import { findApp, moveStep, takeRecoveryCode } from './second-factors.repo.ts'

type Typed = { userId: string; code: string; now: Date }

/** What kind of code it was, if it was right: each counts once. */
export async function takeFactorCode(
  tx: Sql,
  { userId, code: typed, now }: Typed,
): Promise<FactorCode['kind'] | null> {
  const read = readFactorCode(typed)
  if (!read) return null
  const { kind, code } = read
  if (kind === 'recovery') return (await takeRecoveryCode(tx, { userId, code })) ? kind : null
  const app = await findApp(tx, userId)
  if (!app?.confirmedAt) return null
  const step = stepOfCode({ ...app, code, now })
  return step !== null && (await moveStep(tx, { userId, step })) ? kind : null
}

/** Does what a signed-in owner of the account may do with a code of theirs, and the code with it, or neither. */
export async function withFactorCode<Done>(
  ctx: UserContext,
  code: string,
  change: (tx: Sql) => Promise<Done>,
): Promise<Done> {
  const { userId } = ctx.actor
  // apart from the tries of a sign-in: whoever has a session must not keep its owner from signing in
  const budget = `factor-code:${userId}`
  await beginAttempt(ctx, budget)
  const done = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      if (!(await takeFactorCode(tx, { userId, code, now: ctx.clock.now() })))
        throw new AppError('SECOND_FACTOR_WRONG')
      return change(tx)
    }),
  )
  await endAttempts(ctx, budget)
  return done
}
