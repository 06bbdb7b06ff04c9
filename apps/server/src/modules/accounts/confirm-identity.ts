import { isProofFresh } from '@trivet/core/sign-in'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findPasswordHash } from './accounts.repo.ts'
import { beginAttempt, endAttempts } from './password-attempts.ts'
import { passwordMatches } from './password-hash.ts'

/** A token alone, perhaps stolen, must not take an account over: the password is asked for, or was just given. */
export async function confirmIdentity(ctx: UserContext, currentPassword: string | undefined): Promise<void> {
  const { userId, provenAt } = ctx.actor
  if (currentPassword === undefined) {
    if (!isProofFresh({ provenAt, now: ctx.clock.now() })) throw new AppError('SIGN_IN_AGAIN')
    return
  }

  const budget = `current-password:${userId}`
  await beginAttempt(ctx, budget)
  const matches = await passwordMatches(await findPasswordHash(ctx.sql, userId), currentPassword)
  if (!matches) throw new AppError('CURRENT_PASSWORD_WRONG')
  await endAttempts(ctx, budget)
}
