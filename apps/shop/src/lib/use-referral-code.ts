import * as referralsCopy from '@trivet/core/copy/referrals'

import { isNotFound } from './route-data.ts'
import { messageOf, trpc } from './trpc.ts'

/** The host's own code: null when there is none yet, undefined until it is known. */
export function useReferralCode() {
  const mine = trpc.referrals.mine.useQuery()
  const hasNone = isNotFound(mine.error)
  return {
    referral: hasNone ? null : mine.data,
    error: mine.error && !hasNone ? messageOf(mine.error, referralsCopy.referralLoadFailed) : null,
    isFetching: mine.isFetching,
    retry: () => void mine.refetch(),
  }
}
