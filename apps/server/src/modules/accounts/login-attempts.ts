import { createHash } from 'node:crypto'
import { emailKey } from '@trivet/core/accounts'
import type { Context } from '../../api/context.ts'
import { takeBackHit } from '../../platform/failed-attempts.ts'
import { beginAttempt, endAttempts } from './password-attempts.ts'

export type LoginAttempt = { email: string; isKnownAddress: boolean }

/** Counted before the password is checked, for unknown emails as for known ones. */
export async function beginLogin(ctx: Context, attempt: LoginAttempt): Promise<void> {
  await ctx.limits.count({ key: addressKey(ctx), max: 30, windowSeconds: 15 * 60 })
  try {
    await beginAttempt(ctx, budgetOf(ctx, attempt))
  } catch (error) {
    // refused before its password was looked at: no failure of this address
    await takeBackHit(ctx.sql, addressKey(ctx))
    throw error
  }
}

export async function endLogin(ctx: Context, attempt: LoginAttempt): Promise<void> {
  await endAttempts(ctx, budgetOf(ctx, attempt))
  if (ctx.limits.enabled) await takeBackHit(ctx.sql, addressKey(ctx))
}

/** Who holds a reset link owns the account: earlier failures no longer keep the owner waiting. */
export async function forgiveFailures(ctx: Context, email: string): Promise<void> {
  for (const isKnownAddress of [true, false]) await endAttempts(ctx, budgetOf(ctx, { email, isKnownAddress }))
}

/** Where an account signed in before, it has a budget that strangers cannot use up. */
function budgetOf(ctx: Context, { email, isKnownAddress }: LoginAttempt): string {
  // hashed: of any length, and not a list of what people typed
  const account = createHash('sha256').update(emailKey(email)).digest('base64url')
  return isKnownAddress ? `login:known:${ctx.request.address}:${account}` : `login:account:${account}`
}

function addressKey(ctx: Context): string {
  return `login:address:${ctx.request.address}`
}
