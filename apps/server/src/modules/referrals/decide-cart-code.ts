import { decideReferral, longestReferralText, type ReferralDecision } from '@trivet/core/referrals'
import type { Context } from '../../api/context.ts'
import { findCartCodeFacts } from './cart-codes.repo.ts'
import { guardCartGuess } from './code-guesses.ts'

export type CartCode = {
  code: string
  decision: ReferralDecision
  /** Null when the code is refused. */
  credit: { codeId: string; hostId: string } | null
}

/** What a code does for this guest's cart; `userId` is null until somebody signs in. */
export function decideCartCode(
  ctx: Context,
  { code, userId }: { code: string; userId: string | null },
): Promise<CartCode> {
  const now = ctx.clock.now()
  const look = async (): Promise<CartCode> => {
    const wanted = code.length > longestReferralText ? '' : code
    const facts = await findCartCodeFacts(ctx.sql, { code: wanted, userId, now })
    const decision = decideReferral({
      code: facts.code && { ...facts.code, expiresAt: new Date(facts.code.expiresAt) },
      guest: userId === null ? null : { userId, isFirstOrder: facts.isFirstOrder },
      now,
    })
    const credit = decision.ok && facts.code ? { codeId: facts.code.id, hostId: facts.code.hostId } : null
    return { code, decision, credit }
  }
  // one's own code is no guess
  return guardCartGuess(ctx, look, ({ decision }) => decision.ok || decision.code === 'own-code')
}
