import { statusLabel, type OrderStatus } from '@trivet/core/orders'
import { ReasonList } from './reason-list.tsx'
import type { BulkResult } from './use-bulk-status-change.ts'

type BulkReportProps = {
  results: readonly BulkResult[]
  /** So many were to be changed. */
  total: number
  status: OrderStatus
  error: string | null
}

/** How far it is, and at the end what came of it. */
export function BulkReport({ results, total, status, error }: BulkReportProps) {
  const count = (outcome: BulkResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const already = count('already')
  const skipped = results.flatMap(({ _id, number, outcome, reason }) =>
    outcome === 'skipped' ? [{ _id, number, reason: reason ?? '' }] : [],
  )
  return (
    <div className="grid gap-4">
      <progress
        aria-label="Orders changed"
        value={results.length}
        max={total}
        className="h-3 w-full accent-primary"
      />
      <div aria-live="polite" className="grid gap-2">
        <p className="tabular-nums">
          {results.length} of {total} looked at
        </p>
        <p className="font-medium">
          {count('changed')} now {statusLabel(status).toLowerCase()}
        </p>
        {already > 0 && <p>{already} had been changed before</p>}
        {skipped.length > 0 && <ReasonList title={`${skipped.length} skipped`} entries={skipped} />}
      </div>
      {error && (
        <p role="alert" className="rounded-cloth border-2 border-destructive p-3 font-medium">
          {error} Press the button again to go on with the rest.
        </p>
      )}
    </div>
  )
}
