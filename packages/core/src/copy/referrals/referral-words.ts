import * as referralsCopy from './sentences.ts'

import type { ReferralDecision, ReferralFault } from '../../referrals/referral-rules.ts'

// unknown, expired and withdrawn say the same: the difference would help those who guess
const words = {
  'unknown-code': referralsCopy.referralInvalid,
  expired: referralsCopy.referralInvalid,
  withdrawn: referralsCopy.referralInvalid,
  'own-code': referralsCopy.referralOwnCode,
} as const satisfies Record<ReferralFault, string>

/** The sentence a person reads about a code; null when it simply works. */
export function referralMessage(decision: ReferralDecision): string | null {
  if (!decision.ok) return words[decision.code]
  return decision.note === 'not-first-order' ? referralsCopy.referralFirstOrderOnly : null
}
