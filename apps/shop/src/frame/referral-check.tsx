import { useReferral } from '../lib/referral.ts'

/** Asks on every page what the applied code takes off, so that all totals say the same. */
export function ReferralCheck() {
  useReferral()
  return null
}
