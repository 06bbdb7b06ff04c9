/** Letters and digits nobody takes for another: no I, O, 0 or 1. */
export const referralCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const referralCodeLength = 8
export const referralCodeMonths = 12

/** Longer than any code: what is longer is no code, and nobody looks for it. */
export const longestReferralText = 32

const wellFormed = new RegExp(`^[${referralCodeAlphabet}]{${referralCodeLength}}$`)

/** A code as we store it, from whatever a person typed or pasted. */
export function normalizeReferralCode(text: string): string {
  return text.trim().toUpperCase()
}

/** True for a text that could be a code. Whether it is one, only the server knows. */
export function isReferralCode(text: string): boolean {
  return wellFormed.test(text)
}

/**
 * Eight random bytes as a code; 32 characters divide a byte evenly, so each is equally likely.
 * See docs/policy.md#referral-discount.
 * @throws RangeError when there are fewer than eight.
 */
export function referralCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < referralCodeLength) throw new RangeError(`${bytes.length} bytes are too few for a code`)
  return Array.from(
    bytes.subarray(0, referralCodeLength),
    (byte) => referralCodeAlphabet[byte % referralCodeAlphabet.length],
  ).join('')
}

/** What a host shares: opens the shop with the code applied. */
export function referralLink(origin: string, code: string): string {
  return `${origin}/?ref=${code}`
}
