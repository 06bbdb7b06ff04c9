import * as ordersCopy from '@trivet/core/copy/orders'
import { formatDollars } from '@trivet/core/money'
import { formatDeadline, orderClock } from '@trivet/core/orders'
import type { CancellationOutput, Order } from '@trivet/core/contract/orders'
import type { PlaceClock } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { refundParts } from './refund-parts.ts'
import { useCancelOrder } from './use-cancel-order.ts'

type CancelOrderDialogProps = { order: Order; onClose: () => void }

/** Says what comes back before anything is cancelled; what is shown is what is paid. */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const { preview, cancelling, cancel } = useCancelOrder(order._id, onClose)
  const problem = cancelling.error ?? preview.error
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title="Cancel this order?"
        description="Nothing will be delivered. This cannot be undone."
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Keep order
            </Button>
            {preview.data && (
              <Button
                variant="destructive"
                loading={cancelling.isPending || preview.isFetching}
                loadingText={ordersCopy.processing}
                onClick={() => cancel(preview.data.refund)}
              >
                Cancel order
              </Button>
            )}
          </>
        }
      >
        {problem && <FormAlert className="mb-5">{messageOf(problem, ordersCopy.cancelFailed)}</FormAlert>}
        {preview.data && (
          <Refund cancellation={preview.data} isPaid={order.isPaid} place={orderClock(order)} />
        )}
        {!preview.data && !preview.error && (
          <SkeletonGroup>
            <Skeleton className="h-24" />
          </SkeletonGroup>
        )}
      </DialogContent>
    </Dialog>
  )
}

type RefundProps = {
  cancellation: CancellationOutput
  isPaid: boolean
  place: PlaceClock
}

function Refund({ cancellation, isPaid, place }: RefundProps) {
  const { refund, refundToAccountCredit, refundPercent, steps } = cancellation
  const parts = refundParts(refund, refundToAccountCredit)
  if (!isPaid) return <p>You have not paid for it, so nothing comes back.</p>
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        <span>You get back</span>
        <span className="font-mono text-lead tabular-nums">{formatDollars(refund)}</span>
      </p>
      {parts && <p className="mt-1 text-small text-muted-foreground">{parts}</p>}
      <ul aria-label="Refund by notice" className="mt-4 divide-y border-y text-small">
        {steps.map((step) => (
          <li
            key={step.refundPercent}
            aria-current={step.refundPercent === refundPercent || undefined}
            className="flex justify-between gap-4 py-2 text-muted-foreground aria-[current]:font-medium aria-[current]:text-foreground"
          >
            <span>{step.refundPercent}%</span>
            <span className="text-right">until {formatDeadline(new Date(step.until), place)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
