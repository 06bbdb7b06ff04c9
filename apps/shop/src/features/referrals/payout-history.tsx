import { defaultTimeZone } from '@trivet/core/address'
import { dateInZone, formatDay } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import type { Payout } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import type { PayoutStatus } from '@trivet/core/referrals'
import { Badge } from '@trivet/ui/badge'
import { cn } from '@trivet/ui/cn'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Link } from 'react-router'
import { formatInstant } from '../../components/format-instant.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { payoutStatusWords } from './host-words.ts'
import { expectedPayoutDay } from './payout-day.ts'

/** Every payout along one seam, one stitch each. */
export function PayoutHistory() {
  const payouts = trpc.referrals.payouts.useQuery()
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts" className="type-h2">
        Payout history
      </h2>
      <div className="mt-6">
        {payouts.error && !payouts.data && (
          <ErrorState
            title={messageOf(payouts.error, 'Failed to load your payouts')}
            onRetry={() => void payouts.refetch()}
            isRetrying={payouts.isFetching}
          />
        )}
        {!payouts.error && !payouts.data && (
          <SkeletonGroup label="Loading your payouts" className="flex flex-col gap-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </SkeletonGroup>
        )}
        {payouts.data?.length === 0 && (
          <EmptyState
            headingLevel={3}
            title="No payouts yet"
            description="When an order with your code is completed, its commission can be paid out."
          />
        )}
        {payouts.data && payouts.data.length > 0 && (
          <ol className="flex flex-col border-l-2 border-dashed border-input pl-7">
            {payouts.data.map((payout) => (
              <Stitch key={payout._id} payout={payout} />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

const decidedWords = {
  pending: 'decided',
  processed: 'paid',
  failed: 'returned',
  closed: 'closed',
} as const satisfies Record<PayoutStatus, string>

function Stitch({ payout }: { payout: Payout }) {
  const { _id, status, date, amount, destination, decidedAt, notes, transactionId } = payout
  const { label, tone } = payoutStatusWords[status]
  return (
    <li className="relative pb-7 last:pb-0">
      <span
        aria-hidden
        className={cn(
          'absolute top-1.5 -left-9.5 size-4.5 rounded-tool border-2 border-foreground',
          status === 'pending' && 'bg-accent',
          status === 'processed' && 'bg-foreground',
          (status === 'failed' || status === 'closed') && 'bg-background',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-mono text-lead font-semibold tabular-nums">{formatDollars(amount)}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-small">{destination}</p>
      <p className="font-mono text-caption text-muted-foreground">
        Requested {formatInstant(date)}
        {status === 'pending' &&
          `, expected by ${formatDay(expectedPayoutDay(dateInZone(new Date(date), defaultTimeZone)))}`}
        {decidedAt && `, ${decidedWords[status]} ${formatInstant(decidedAt)}`}
      </p>
      {status === 'failed' && (
        <p className="mt-1 text-small text-muted-foreground">
          The amount went back to your available earnings.
        </p>
      )}
      {status === 'closed' && (
        <p className="mt-1 text-small text-muted-foreground">{referralsCopy.payoutClosedText}</p>
      )}
      {notes && <p className="mt-1 text-small text-muted-foreground">“{notes}”</p>}
      {transactionId && (
        <p className="mt-1 font-mono text-caption break-all text-muted-foreground">
          Transaction {transactionId}
        </p>
      )}
      <Link
        to={paths.hostPayout({ id: _id })}
        className="inline-block py-2 text-small font-medium underline underline-offset-4"
      >
        See its orders<span className="sr-only">: payout of {formatDollars(amount)}</span>
      </Link>
    </li>
  )
}
