import { defaultTimeZone } from '@trivet/core/address'
import type { PayoutStatement } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { dateInZone } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { Badge } from '@trivet/ui/badge'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Download } from 'lucide-react'
import { DocumentButton } from '../../components/document-button.tsx'
import { formatInstant } from '../../components/format-instant.ts'
import { errorCodeOf } from '../../lib/error-code.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { HostWayBack } from './host-way-back.tsx'
import { payoutStatusWords } from './host-words.ts'
import { PayoutLines } from './payout-lines.tsx'

/** One payout of the host, order by order. */
export function PayoutStatementPage({ id }: { id: string }) {
  const payout = trpc.referrals.payout.useQuery({ id })
  return (
    <div className="page-width pb-section">
      <HostWayBack here="Payout" />
      {payout.data && <Statement payout={payout.data} />}
      {payout.error && !payout.data && (
        <ErrorState
          headingLevel={1}
          title={messageOf(payout.error, referralsCopy.payoutLoadFailed)}
          {...(isGone(payout.error)
            ? { description: 'All your payouts are on the host dashboard.' }
            : { onRetry: () => void payout.refetch(), isRetrying: payout.isFetching })}
        />
      )}
      {!payout.error && !payout.data && (
        <SkeletonGroup label="Loading the payout" className="flex flex-col gap-6">
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function isGone(error: unknown): boolean {
  return errorCodeOf(error) === 'PAYOUT_NOT_FOUND'
}

function Statement({ payout }: { payout: PayoutStatement }) {
  const { _id, status, amount, destination, date, decidedAt, notes, transactionId, lines } = payout
  const { label, tone } = payoutStatusWords[status]
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12">
      <header className="lg:col-span-4">
        <h1 className="type-h1">{formatDollars(amount)}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <Badge tone={tone}>{label}</Badge>
          {destination}
        </p>
        <p className="mt-2 font-mono text-caption text-muted-foreground">
          Requested {formatInstant(date)}
          {decidedAt && `, decided ${formatInstant(decidedAt)}`}
        </p>
        {status === 'closed' && (
          <p className="mt-3 max-w-prose text-small">{referralsCopy.payoutClosedText}</p>
        )}
        {notes && <p className="mt-3 max-w-prose text-small">“{notes}”</p>}
        {transactionId && (
          <p className="mt-2 font-mono text-caption break-all text-muted-foreground">
            Transaction {transactionId}
          </p>
        )}
        <div className="mt-6">
          <DocumentButton
            path={paths.payoutStatement({ id: _id })}
            name={`trivet-payout-${dateInZone(new Date(date), defaultTimeZone)}.csv`}
            label="Download CSV"
            icon={Download}
          />
        </div>
      </header>
      <PayoutLines lines={lines} amount={amount} />
    </div>
  )
}
