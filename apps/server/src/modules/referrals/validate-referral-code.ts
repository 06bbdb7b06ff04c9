import * as referralsCopy from '@trivet/core/copy/referrals'
import type { ReferralValidity, ValidateReferralInput } from '@trivet/core/contract/referrals'
import {
  decideReferral,
  longestReferralText,
  normalizeReferralCode,
  referralDiscountPercent,
} from '@trivet/core/referrals'
import type { Context } from '../../api/context.ts'
import { guardGuess } from './code-guesses.ts'
import { findReferralCode } from './referral-codes.repo.ts'

/** Is there such a code? Whether this guest may use it is decided with the cart, once we know who it is. */
export async function validateReferralCode(
  ctx: Context,
  input: ValidateReferralInput,
): Promise<ReferralValidity> {
  const { address } = ctx.request
  await ctx.limits.count({ key: `referral-validate:${address}`, max: 20, windowSeconds: 600 })
  const text = normalizeReferralCode(input.code)
  // what is too long is looked for as nothing: the answer takes as long as any other
  const code = text.length > longestReferralText ? '' : text

  const decide = async () =>
    decideReferral({ code: await findReferralCode(ctx.sql, code), guest: null, now: ctx.clock.now() })
  const { ok } = await guardGuess(ctx, decide, (decision) => decision.ok)
  if (ok) return { valid: true, discountPercentage: referralDiscountPercent }
  return { valid: false, discountPercentage: 0, message: referralsCopy.referralInvalid }
}
