import type { Session } from '@trivet/core/contract/accounts'
import type { SignInCodeInput } from '@trivet/core/contract/sign-in'
import type { FactorCode } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { Context } from '../../../api/context.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import type { Account } from '../account.ts'
import { logFailedSignIn, logStaffSignIn } from '../log-staff-sign-in.ts'
import { beginAttempt, endAttempts } from '../password-attempts.ts'
import { startSession } from '../start-session.ts'
import { noteSecurityChange } from './note-security-change.ts'
import { countRecoveryCodes } from './second-factors.repo.ts'
import { endChallenge, findChallengedAccount } from './sign-in-challenges.repo.ts'
import { takeFactorCode } from './take-factor-code.ts'

/** The second step of a sign-in, after the password. */
export async function loginWithCode(ctx: Context, { challenge, code }: SignInCodeInput): Promise<Session> {
  ctx.reply.header('Cache-Control', 'no-store')
  const now = ctx.clock.now()
  const { address } = ctx.request
  const account = await findChallengedAccount(ctx.sql, { token: challenge, address, now })
  if (!account) throw new AppError('SIGN_IN_CHALLENGE_OVER')
  const { id: userId, email, isKnownAddress } = account
  // as with passwords: strangers cannot use up the tries of where the account signed in before
  const budget = `sign-in-code:${isKnownAddress ? `${address}:` : ''}${userId}`
  await beginAttempt(ctx, budget)

  const session = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const kind = await takeFactorCode(tx, { userId, code, now })
      if (!kind) return null
      // another request with this challenge was faster
      if (!(await endChallenge(tx, challenge))) throw new AppError('SIGN_IN_CHALLENGE_OVER')
      await noteUse(ctx, tx, { account, kind })
      return startSession(ctx, tx, account)
    }),
  )
  if (!session) {
    ctx.log.warn({ event: 'security.second_factor_failed', userId })
    await logFailedSignIn(ctx, email, account)
    throw new AppError('SECOND_FACTOR_WRONG')
  }
  await endAttempts(ctx, budget)
  ctx.log.info({ event: 'security.login', userId, factor: 'code' })
  return session
}

const factorNames = { app: 'code', recovery: 'recovery code' } as const satisfies Record<
  FactorCode['kind'],
  string
>

async function noteUse(
  ctx: Context,
  tx: Sql,
  { account, kind }: { account: Account; kind: FactorCode['kind'] },
) {
  await logStaffSignIn(ctx, tx, account, factorNames[kind])
  if (kind !== 'recovery') return
  const left = await countRecoveryCodes(tx, account.id)
  await noteSecurityChange(tx, {
    account,
    change: 'recovery-code-used',
    details: { left },
    now: ctx.clock.now(),
  })
}
