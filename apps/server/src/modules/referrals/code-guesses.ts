import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { countAttempt, forgetAttempts, takeBackHit } from '../../platform/failed-attempts.ts'

const pauseSeconds = 15 * 60
const delays = { freeFailures: 10, firstSeconds: pauseSeconds, longestSeconds: pauseSeconds }

/**
 * Looks a code up on behalf of an address that may be guessing. Every look counts as a wrong one before it is made, so
 * that parallel guesses cannot slip through: ten wrong codes in a row make the address pause.
 */
export async function guardGuess<T>(
  ctx: Context,
  look: () => Promise<T>,
  isRight: (found: T) => boolean,
): Promise<T> {
  if (!ctx.limits.enabled) return look()
  const key = `referral-wrong:${ctx.request.address}`
  const now = ctx.clock.now()
  const blockedUntil = await countAttempt(ctx.sql, { key, now, delays })
  if (blockedUntil) {
    const retryAfterSeconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000))
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }
  const found = await look()
  if (isRight(found)) await forgetAttempts(ctx.sql, key)
  return found
}

/** The same for a code that comes with a cart or an order: only wrong ones use up the address's twenty. */
export async function guardCartGuess<T>(
  ctx: Context,
  look: () => Promise<T>,
  isRight: (found: T) => boolean,
): Promise<T> {
  const key = `referral-cart:${ctx.request.address}`
  await ctx.limits.count({ key, max: 20, windowSeconds: 600 })
  const found = await guardGuess(ctx, look, isRight)
  if (ctx.limits.enabled && isRight(found)) await takeBackHit(ctx.sql, key)
  return found
}
