import type { CodeState } from '@trivet/core/contract/referrals'
import type { CodeForStaff } from './referral-list.repo.ts'

/** A code nobody can use any more is not active, whatever took it away. */
export function codeState({ withdrawnAt, expiresAt, host }: CodeForStaff, now: Date): CodeState {
  if (withdrawnAt || !host.isHost) return 'withdrawn'
  return expiresAt > now ? 'active' : 'expired'
}
