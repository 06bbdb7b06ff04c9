import * as z from 'zod'
import { referralDiscountPercent } from '../../referrals/referral-rules.ts'
import type { ReferralDecision } from '../../referrals/referral-rules.ts'
import * as referralsCopy from '../../copy/referrals/sentences.ts'
import { referralMessage } from '../../copy/referrals/referral-words.ts'

/** What a code does for a cart: takes something off, does so for now, only credits its host, or is refused. */
export const cartReferralStatuses = ['discount', 'for-now', 'no-discount', 'refused'] as const

export type CartReferralStatus = (typeof cartReferralStatuses)[number]

export const cartReferralOutput = z.object({
  code: z.string(),
  status: z.enum(cartReferralStatuses),
  discountPercentage: z.int(),
  message: z.string().nullable(),
})

export type CartReferral = z.infer<typeof cartReferralOutput>

/** The wire form of a decision about a code, beside the other discounts of the same quote. */
export function toCartReferral(
  code: string,
  decision: ReferralDecision,
  { isBest }: { isBest: boolean },
): CartReferral {
  const isDiscount = decision.ok && decision.discountBasisPoints > 0
  if (isDiscount && !isBest) {
    const message = referralsCopy.betterDiscount
    return { code, status: 'no-discount', discountPercentage: referralDiscountPercent, message }
  }
  return {
    code,
    status: statusOf(decision),
    discountPercentage: isDiscount ? referralDiscountPercent : 0,
    message: referralMessage(decision),
  }
}

function statusOf(decision: ReferralDecision): CartReferralStatus {
  if (!decision.ok) return 'refused'
  if (decision.note === 'not-signed-in') return 'for-now'
  return decision.note === 'not-first-order' ? 'no-discount' : 'discount'
}
