import { keepPreviousData } from '@tanstack/react-query'
import type { HostReferral, HostReferralPage } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatDollars } from '@trivet/core/money'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Pagination } from '@trivet/ui/pagination'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { Link, useSearchParams } from 'react-router'
import { formatInstant } from '../../components/format-instant.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { HostWayBack } from './host-way-back.tsx'

/** Every order that the host's code brought, page by page. Who ordered is the guest's own business. */
export function AllReferrals() {
  const [query] = useSearchParams()
  const pageNumber = pageOf(query.get('page'))
  const referrals = trpc.referrals.myReferrals.useQuery({ pageNumber }, { placeholderData: keepPreviousData })
  return (
    <div className="page-width pb-section">
      <HostWayBack here="Your referrals" />
      <h1 className="type-h1">Your referrals</h1>
      <div className="mt-8">
        {referrals.data && <Referrals found={referrals.data} />}
        {referrals.error && !referrals.data && (
          <ErrorState
            title={messageOf(referrals.error, referralsCopy.referralsLoadFailed)}
            onRetry={() => void referrals.refetch()}
            isRetrying={referrals.isFetching}
          />
        )}
        {!referrals.error && !referrals.data && (
          <SkeletonGroup label="Loading your referrals">
            <Skeleton className="h-96" />
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1
}

function Referrals({ found: { referrals, page, pages, total } }: { found: HostReferralPage }) {
  const line = useFocusWhenLost<HTMLParagraphElement>()
  if (total === 0) {
    return (
      <EmptyState
        title="No referrals yet"
        description="Send your link to the next guests. Their orders show here as soon as they are paid."
      />
    )
  }
  return (
    <>
      <p ref={line} tabIndex={-1} role="status" className="mb-4 text-small text-muted-foreground">
        {total === 1 ? 'One order' : `${total} orders`}, newest first
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      <ul aria-label="Your referrals" className="divide-y rounded-cloth border bg-card text-small">
        {referrals.map((referral) => (
          <Referral key={referral.orderNumber} referral={referral} />
        ))}
      </ul>
      {referrals.length === 0 && <p className="mt-4">There is nothing on this page.</p>}
      <Pagination
        // drawn anew with its page: the focus goes to the line above the list
        key={page}
        className="mt-8"
        page={page}
        pages={pages}
        hrefFor={(pageNumber) => paths.hostReferrals({ pageNumber })}
        renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      />
    </>
  )
}

function Referral({ referral }: { referral: HostReferral }) {
  const { orderNumber, date, orderAmount, commission, takenBack, state, availableAbout, payoutId } = referral
  const text = referralsCopy.referralStateText(state, availableAbout)
  return (
    <li className="flex items-start justify-between gap-4 p-4 sm:p-5">
      <div className="min-w-0">
        <p className="font-mono tabular-nums">
          <span className="font-semibold">{orderNumber}</span>{' '}
          <span className="text-muted-foreground">{formatInstant(date)}</span>
        </p>
        <p className="mt-1">
          {payoutId ? (
            <Link
              to={paths.hostPayout({ id: payoutId })}
              className="inline-block py-1 underline underline-offset-4"
            >
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        {takenBack > 0 && (
          <p className="text-caption text-muted-foreground">
            {formatDollars(takenBack)} taken back after a refund
          </p>
        )}
      </div>
      <p className="shrink-0 text-right font-mono tabular-nums">
        <span className="sr-only">Commission </span>
        <strong className="font-semibold">{formatDollars(commission)}</strong>
        <span className="block text-caption text-muted-foreground">of {formatDollars(orderAmount)}</span>
      </p>
    </li>
  )
}
