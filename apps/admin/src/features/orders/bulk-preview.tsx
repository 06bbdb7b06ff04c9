import * as generalCopy from '@trivet/core/copy/general'
import { maxBulkOrders, type PreviewedStatusChanges } from '@trivet/core/contract/orders'
import { formatMoney, toCents } from '@trivet/core/money'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { messageOf } from '../../lib/trpc.ts'
import { ReasonList } from './reason-list.tsx'

type BulkPreviewProps = {
  preview: { data: PreviewedStatusChanges | undefined; error: unknown; isPending: boolean }
}

/** What would change, and what would be skipped and why. */
export function BulkPreview({ preview: { data, error, isPending } }: BulkPreviewProps) {
  if (error) return <ErrorState title={messageOf(error, generalCopy.errorOccurred)} description={null} />
  if (!data || isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-20 w-full" />
      </SkeletonGroup>
    )
  }
  const changing = data.orders.filter(({ reason }) => reason === null)
  const skipped = data.orders.flatMap(({ _id, number, reason }) =>
    reason === null ? [] : [{ _id, number, reason }],
  )
  const total = changing.reduce((sum, order) => sum + toCents(order.total), 0)
  return (
    <div aria-live="polite" className="grid gap-3">
      <p>
        <strong>{changing.length === 1 ? '1 order changes' : `${changing.length} orders change`}</strong>,
        together <span className="font-mono tabular-nums">{formatMoney(total)}</span>.
      </p>
      {skipped.length > 0 && (
        <ReasonList
          title={skipped.length === 1 ? '1 is skipped' : `${skipped.length} are skipped`}
          entries={skipped}
        />
      )}
      {data.hasMore && (
        <p className="text-muted-foreground">
          Only the first {maxBulkOrders.toLocaleString('en-US')} are looked at. Change these, then the next.
        </p>
      )}
    </div>
  )
}
