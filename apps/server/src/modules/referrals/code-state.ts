import type { CodeState } from '@trivet/core/contract/referrals'
import type { CodeForStaff } from './referral-list.repo.ts'

/** A code nobody can use any more is not active, whatever took it away. */
export function codeState({ isWithdrawn, expiresAt }: CodeForStaff, now: Date): CodeState {
  if (isWithdrawn) return 'withdrawn'
  return expiresAt > now ? 'active' : 'expired'
}
