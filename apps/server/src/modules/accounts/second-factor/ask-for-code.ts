import type { SignInChallenge } from '@trivet/core/contract/sign-in'
import { factorKinds, signInChallengeMinutes, type FactorKind } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { Context } from '../../../api/context.ts'
import { insertChallenge } from './sign-in-challenges.repo.ts'
import { newSecretToken } from '../../../platform/secret-token.ts'

type Asked = { id: string; has: Record<FactorKind, boolean> }

/** The answer to a right password that has to be followed by a code or a passkey: told to nobody else. */
export async function askForCode(ctx: Context, { id: userId, has }: Asked): Promise<AppError> {
  const token = newSecretToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + signInChallengeMinutes * 60_000)
  await insertChallenge(ctx.sql, { token, userId, expiresAt })
  ctx.log.info({ event: 'security.second_factor_asked', userId })
  const details: SignInChallenge = { challenge: token, factors: factorKinds.filter((kind) => has[kind]) }
  return new AppError('SECOND_FACTOR_REQUIRED', { details })
}
