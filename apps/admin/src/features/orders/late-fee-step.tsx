import type { StaffOrder } from '@trivet/core/contract/orders'
import * as generalCopy from '@trivet/core/copy/general'
import { formatDay } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { daysText } from '@trivet/core/settings'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** What a late pickup costs: it grows until the order is collected, and staff add it then. */
export function LateFeeStep({ order }: { order: StaffOrder }) {
  const { _id: id, lateFee, rentalEnd } = order
  const utils = trpc.useUtils()
  const charge = trpc.dispatch.chargeLateFee.useMutation({
    onSuccess(charged) {
      utils.orders.forStaff.setData({ id }, charged)
      toast.success('Late fee added')
    },
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
    onSettled: () => utils.orders.invalidate(),
  })
  if (!lateFee) return null
  const { days, amount, collectedOn } = lateFee
  const fee = `${formatDollars(amount)} for ${daysText(days)}`
  return (
    <div className="grid gap-2 border-t pt-3">
      <p className="text-muted-foreground">
        {collectedOn
          ? `Picked up on ${formatDay(collectedOn)} instead of ${formatDay(rentalEnd)}. Where that was our doing, do not add the fee.`
          : `To be picked up on ${formatDay(rentalEnd)}. The late fee is ${fee} by now; it can be added after the pickup.`}
      </p>
      {collectedOn && (
        <Button
          variant="secondary"
          loading={charge.isPending}
          loadingText="Saving…"
          onClick={() => charge.mutate({ id })}
        >
          Add late fee {fee}
        </Button>
      )}
    </div>
  )
}
