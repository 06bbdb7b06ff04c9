import * as generalCopy from '@trivet/core/copy/general'
import {
  maxBulkOrders,
  type PreviewedStatusChange,
  type PreviewedStatusChanges,
} from '@trivet/core/contract/orders'
import { statusChangeOddityLabel } from '@trivet/core/copy/orders'
import { formatDay } from '@trivet/core/dates'
import { formatDollars, formatMoney, toCents } from '@trivet/core/money'
import { Badge } from '@trivet/ui/badge'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { TextField } from '@trivet/ui/text-field'
import { messageOf } from '../../lib/trpc.ts'
import { chosenOf, groupsOf } from './bulk-choice.ts'
import { ReasonList } from './reason-list.tsx'

type BulkPreviewProps = {
  preview: { data: PreviewedStatusChanges | undefined; error: unknown; isPending: boolean }
  ticked: ReadonlySet<string>
  onTick: (id: string, isTicked: boolean) => void
  /** Why the unpaid ones go out. */
  account: string
  onAccount: (reason: string) => void
}

/** What would change, what to look at first, and what would be skipped and why. */
export function BulkPreview({ preview: { data, error, isPending }, ...choice }: BulkPreviewProps) {
  if (error) return <ErrorState title={messageOf(error, generalCopy.errorOccurred)} description={null} />
  if (!data || isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-20 w-full" />
      </SkeletonGroup>
    )
  }
  const { ready, odd, unpaid, skipped } = groupsOf(data)
  const chosen = chosenOf(data, choice)
  const total = chosen.reduce((sum, order) => sum + toCents(order.total), 0)
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p aria-live="polite">
          <strong>{chosen.length === 1 ? '1 order changes' : `${chosen.length} orders change`}</strong>,
          together <span className="font-mono tabular-nums">{formatMoney(total)}</span>.
        </p>
        {ready.length > 0 && (
          <ul aria-label="Orders that change" className="grid max-h-40 gap-1 overflow-y-auto">
            {ready.map((order) => (
              <li key={order._id}>
                <NameOf order={order} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {odd.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">Look at these first: only those you tick change</legend>
          {odd.map((order) => (
            <CheckboxField
              key={order._id}
              label={<NameOf order={order} />}
              checked={choice.ticked.has(order._id)}
              onChange={(event) => choice.onTick(order._id, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      {unpaid.length > 0 && (
        <div className="grid gap-2">
          <p className="font-medium">
            {unpaid.length === 1 ? '1 is unpaid and left out' : `${unpaid.length} are unpaid and left out`},
            unless you say why
          </p>
          <ul aria-label="Unpaid orders" className="grid max-h-40 gap-1 overflow-y-auto">
            {unpaid.map((order) => (
              <li key={order._id}>
                <NameOf order={order} />
              </li>
            ))}
          </ul>
          <TextField
            label="Why they go out unpaid (optional)"
            maxLength={500}
            value={choice.account}
            onChange={(event) => choice.onAccount(event.target.value)}
          />
        </div>
      )}
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

/** Number, customer and day; what is odd about the step in badges. */
function NameOf({ order }: { order: PreviewedStatusChange }) {
  const { number, customer, rentalStart, rentalEnd, oddities, due } = order
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-mono whitespace-nowrap">{number}</span>
      <span>{customer}</span>
      <span className="text-muted-foreground">
        {formatDay(rentalStart)} – {formatDay(rentalEnd)}
      </span>
      {oddities.map((oddity) => (
        <Badge key={oddity} tone="warning">
          {statusChangeOddityLabel[oddity]}
          {oddity === 'unpaid' && ` ${formatDollars(due)}`}
        </Badge>
      ))}
    </span>
  )
}
