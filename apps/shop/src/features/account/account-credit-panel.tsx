import { accountCredit, accountCreditCauseText } from '@trivet/core/copy/account-credit'
import type { AccountCredit } from '@trivet/core/contract/account-credit'
import { formatDollars } from '@trivet/core/money'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Link } from 'react-router'
import { ProfileSection } from '../../components/account/profile-section.tsx'
import { formatInstant } from '../../components/format-instant.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

/** What the guest has to spend, and where it came from and went. */
export function AccountCreditPanel() {
  const credit = trpc.accountCredit.mine.useQuery()
  return (
    <ProfileSection id="account-credit" title={accountCredit} text="Your next order is paid with it first.">
      {credit.error && !credit.data && (
        <ErrorState
          title={messageOf(credit.error, 'Failed to load your account credit')}
          onRetry={() => void credit.refetch()}
          isRetrying={credit.isFetching}
        />
      )}
      {!credit.error && !credit.data && (
        <SkeletonGroup label="Loading your account credit">
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
      {credit.data && <Ledger credit={credit.data} />}
    </ProfileSection>
  )
}

function Ledger({ credit: { balance, entries } }: { credit: AccountCredit }) {
  if (entries.length === 0) {
    return (
      <EmptyState headingLevel={3} title="No credit yet" description="Host earnings can be paid out to it." />
    )
  }
  return (
    <>
      <p className="font-mono text-lead font-semibold tabular-nums">{formatDollars(balance)}</p>
      <ol className="mt-4 divide-y border-y" aria-label="What moved it">
        {entries.map((entry) => (
          <Entry key={entry._id} {...entry} />
        ))}
      </ol>
    </>
  )
}

function Entry({ at, cause, amount, order, reason }: AccountCredit['entries'][number]) {
  return (
    <li className="flex justify-between gap-4 py-3 text-small">
      <div className="min-w-0">
        <p>
          {accountCreditCauseText[cause]}{' '}
          {order && (
            <Link
              to={paths.confirmation({ orderId: order._id })}
              className="font-mono whitespace-nowrap underline underline-offset-4"
            >
              {order.number}
            </Link>
          )}
        </p>
        {reason && <p className="wrap-anywhere text-muted-foreground">{reason}</p>}
        <p className="font-mono text-caption text-muted-foreground">{formatInstant(at)}</p>
      </div>
      <p className="font-mono tabular-nums">
        {amount > 0 && '+'}
        {formatDollars(amount)}
      </p>
    </li>
  )
}
