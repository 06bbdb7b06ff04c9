import { messages } from '../messages.ts'

/** 10 % off a guest's first order. */
export const referralDiscountBasisPoints = 1000
export const referralDiscountPercent = referralDiscountBasisPoints / 100

export type ReferralFacts = {
  /** Null when nobody has such a code. */
  code: { hostId: string; expiresAt: Date; isWithdrawn: boolean } | null
  /** Null until somebody signs in. */
  guest: { userId: string; isFirstOrder: boolean } | null
  now: Date
}

export const referralRefusals = ['unknown-code', 'expired', 'withdrawn', 'own-code'] as const

export type ReferralRefusal = (typeof referralRefusals)[number]

/** Why an accepted code is not, or not yet surely, a discount. */
export type ReferralNote = 'not-signed-in' | 'not-first-order'

export type ReferralDecision =
  | { ok: true; discountBasisPoints: number; note: ReferralNote | null }
  | { ok: false; refusal: ReferralRefusal }

/**
 * Who may use a code. Before sign-in it is accepted for now; on a later order it gives no discount, but its host is
 * credited all the same. See docs/policy.md#referral-discount.
 */
export function decideReferral({ code, guest, now }: ReferralFacts): ReferralDecision {
  if (!code) return { ok: false, refusal: 'unknown-code' }
  if (code.isWithdrawn) return { ok: false, refusal: 'withdrawn' }
  if (now >= code.expiresAt) return { ok: false, refusal: 'expired' }
  if (!guest) return { ok: true, discountBasisPoints: referralDiscountBasisPoints, note: 'not-signed-in' }
  if (guest.userId === code.hostId) return { ok: false, refusal: 'own-code' }
  if (!guest.isFirstOrder) return { ok: true, discountBasisPoints: 0, note: 'not-first-order' }
  return { ok: true, discountBasisPoints: referralDiscountBasisPoints, note: null }
}

// unknown, expired and withdrawn say the same: the difference would help those who guess
const refusalMessages = {
  'unknown-code': messages.referralInvalid,
  expired: messages.referralInvalid,
  withdrawn: messages.referralInvalid,
  'own-code': messages.referralOwnCode,
} as const satisfies Record<ReferralRefusal, string>

/** The sentence a person reads about a code; null when it simply works. */
export function referralMessage(decision: ReferralDecision): string | null {
  if (!decision.ok) return refusalMessages[decision.refusal]
  return decision.note === 'not-first-order' ? messages.referralFirstOrderOnly : null
}
