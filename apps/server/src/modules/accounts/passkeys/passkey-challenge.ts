import { passkeyHost, passkeyMinutes } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { Context } from '../../../api/context.ts'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { insertPasskeyChallenge } from './passkey-challenges.repo.ts'

const lifetimeMs = passkeyMinutes * 60_000

/** What every question to a passkey has: under which name it is kept, and what it signs. */
export async function newPasskeyChallenge(ctx: Context, userId: string | null) {
  const rpId = requirePasskeyHost(ctx)
  const challenge = newSecretToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + lifetimeMs)
  await insertPasskeyChallenge(ctx.sql, { challenge, userId, expiresAt })
  return { challenge, rpId, timeout: lifetimeMs, userVerification: 'required' as const }
}

export function requirePasskeyHost({ publicUrl }: Pick<Context, 'publicUrl'>): string {
  const host = passkeyHost(publicUrl)
  if (host === null) throw new AppError('PASSKEYS_UNAVAILABLE')
  return host
}
