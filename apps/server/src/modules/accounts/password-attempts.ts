import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { countAttempt, forgetAttempts } from '../../platform/failed-attempts.ts'

const delays = { freeFailures: 5, firstSeconds: 1, longestSeconds: 15 * 60 }

/** Five failures are free, then each next attempt waits twice as long. Nothing is ever locked for good. */
export async function beginAttempt(ctx: Context, budget: string): Promise<void> {
  if (!ctx.limits.enabled) return
  const now = ctx.clock.now()
  const blockedUntil = await countAttempt(ctx.sql, { key: budget, now, delays })
  if (!blockedUntil) return
  const retryAfterSeconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000))
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/** The attempt was right: the count begins anew. */
export async function endAttempts(ctx: Context, budget: string): Promise<void> {
  if (ctx.limits.enabled) await forgetAttempts(ctx.sql, budget)
}
