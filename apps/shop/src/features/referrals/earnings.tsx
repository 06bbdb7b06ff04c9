import * as referralsCopy from '@trivet/core/copy/referrals'

import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { EarningsFigures } from './earnings-figures.tsx'
import { MonthlyEarnings } from './monthly-earnings.tsx'
import { RecentReferrals } from './recent-referrals.tsx'

/** What the code has brought in: the figures, the months and the orders behind them. */
export function Earnings() {
  const stats = trpc.referrals.stats.useQuery()
  if (stats.error && !stats.data) {
    return (
      <ErrorState
        title={messageOf(stats.error, referralsCopy.referralStatsLoadFailed)}
        onRetry={() => void stats.refetch()}
        isRetrying={stats.isFetching}
      />
    )
  }
  if (!stats.data) {
    return (
      <SkeletonGroup label="Loading your earnings" className="flex flex-col gap-6">
        <Skeleton className="h-48" />
        <Skeleton className="h-96" />
      </SkeletonGroup>
    )
  }
  return (
    <div className="flex flex-col gap-section">
      <EarningsFigures stats={stats.data} />
      <MonthlyEarnings months={stats.data.monthlyEarnings} />
      <RecentReferrals referrals={stats.data.recentReferrals} />
    </div>
  )
}
