import { emailKey } from '@trivet/core/accounts'
import type { LoginInput, Session } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { findSignInFacts } from './sign-in.repo.ts'
import { logFailedSignIn, logStaffSignIn } from './log-staff-sign-in.ts'
import { beginLogin, endLogin } from './login-attempts.ts'
import { passwordMatches } from './password-hash.ts'
import { askForCode } from './second-factor/ask-for-code.ts'
import { startSession } from './start-session.ts'

/** Every refusal looks the same and costs the same: it tells nobody which emails have an account. */
export async function login(ctx: Context, { email, password }: LoginInput): Promise<Session> {
  ctx.reply.header('Cache-Control', 'no-store')
  const { address } = ctx.request
  const facts = await findSignInFacts(ctx.sql, { emailKey: emailKey(email), address })
  const attempt = { email, isKnownAddress: facts?.isKnownAddress ?? false }
  await beginLogin(ctx, attempt)

  const matches = await passwordMatches(facts?.passwordHash ?? null, password)
  if (!facts || !matches || facts.isDisabled) {
    ctx.log.warn({ event: 'security.login_failed', userId: facts?.id ?? null })
    await logFailedSignIn(ctx, email, facts)
    throw new AppError('LOGIN_FAILED')
  }

  const { id, hasApp, hasPasskey } = facts
  if (hasApp || hasPasskey) {
    await endLogin(ctx, attempt)
    throw await askForCode(ctx, { id, has: { app: hasApp, passkey: hasPasskey } })
  }

  const session = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      await logStaffSignIn(ctx, tx, facts)
      return startSession(ctx, tx, facts)
    }),
  )
  await endLogin(ctx, attempt)
  ctx.log.info({ event: 'security.login', userId: facts.id })
  return session
}
