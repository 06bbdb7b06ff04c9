import { isReferralCode } from '../referrals/referral-code.ts'

export const promotionCodeLimits = {
  shortest: 3,
  longest: 24,
  mostBasisPoints: 10_000,
  mostCents: 100_000,
  mostUses: 1_000_000,
  mostProducts: 100,
  longestNote: 500,
} as const

const wellFormed = /^[A-Z0-9]+(-[A-Z0-9]+)*$/

/** A code as we store it, from whatever a person typed or pasted. */
export function normalizePromotionCode(text: string): string {
  return text.trim().toUpperCase()
}

/**
 * True for a text that could be a promotion code. Eight characters of the hosts' alphabet are a referral code and never one, so
 * that one field takes both. See docs/policy.md#promotion-codes.
 */
export function isPromotionCode(text: string): boolean {
  const { shortest, longest } = promotionCodeLimits
  return text.length >= shortest && text.length <= longest && wellFormed.test(text) && !isReferralCode(text)
}

/** One field takes a host's code and a promotion code: what a text can be. A blank one is neither. */
export function codesOf(text: string): { referralCode: string | null; promotionCode?: string } {
  const code = normalizePromotionCode(text)
  return isPromotionCode(code) ? { referralCode: null, promotionCode: code } : { referralCode: code || null }
}

/** What staff share: opens the shop with the code applied. */
export function promotionLink(origin: string, code: string): string {
  return `${origin}/?code=${code}`
}
