import { slugOf } from '../catalog/slug-of.ts'
import { referralCodeAlphabet } from '../referrals/referral-code.ts'

/** What a host may keep. */
export const maxStaysPerHost = 50

export const staySuffixLength = 6
const longestTitlePart = 40

/**
 * 'Casa Azul, 2nd floor' with six random bytes → 'casa-azul-2nd-floor-k7m2qd': to be read, not to be guessed.
 * @throws RangeError when there are fewer than six bytes.
 */
export function staySlug(title: string, bytes: Uint8Array): string {
  if (bytes.length < staySuffixLength)
    throw new RangeError(`${bytes.length} bytes are too few for an address`)
  const suffix = Array.from(
    bytes.subarray(0, staySuffixLength),
    (byte) => referralCodeAlphabet[byte % referralCodeAlphabet.length],
  )
  return `${slugOf(title, longestTitlePart) || 'stay'}-${suffix.join('').toLowerCase()}`
}

/** What a host prints on the card beside the bed. */
export function stayLink(origin: string, slug: string): string {
  return `${origin}/stay/${slug}`
}
