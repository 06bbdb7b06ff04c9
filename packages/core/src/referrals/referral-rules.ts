import type { BasisPoints } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

/** 10 % off a guest's first order. */
export const referralDiscountBasisPoints: BasisPoints = 1000
export const referralDiscountPercent = referralDiscountBasisPoints / 100

export type ReferralFacts = {
  /** Null when nobody has such a code. */
  code: { hostId: string; expiresAt: Date; isWithdrawn: boolean } | null
  /**
   * Null until somebody signs in. An order is their first when no other one stands: one that was cancelled, paid or not,
   * or not paid in time, gives the discount back.
   */
  guest: { userId: string; isFirstOrder: boolean } | null
  now: Date
}

export type ReferralFault = 'unknown-code' | 'expired' | 'withdrawn' | 'own-code'

export type ReferralRefusal = Refusal<Record<ReferralFault, NoFacts>>

/** Why an accepted code is not, or not yet surely, a discount. */
export type ReferralNote = 'not-signed-in' | 'not-first-order'

export type ReferralDecision =
  | { ok: true; discountBasisPoints: BasisPoints; note: ReferralNote | null }
  | ReferralRefusal

/**
 * Who may use a code. Before sign-in it is accepted for now; on a later order it gives no discount, but its host is
 * credited all the same. See docs/policy.md#referral-discount.
 */
export function decideReferral({ code, guest, now }: ReferralFacts): ReferralDecision {
  if (!code) return refuse('unknown-code', {})
  if (code.isWithdrawn) return refuse('withdrawn', {})
  if (now >= code.expiresAt) return refuse('expired', {})
  if (!guest) return { ok: true, discountBasisPoints: referralDiscountBasisPoints, note: 'not-signed-in' }
  if (guest.userId === code.hostId) return refuse('own-code', {})
  if (!guest.isFirstOrder) return { ok: true, discountBasisPoints: 0, note: 'not-first-order' }
  return { ok: true, discountBasisPoints: referralDiscountBasisPoints, note: null }
}
