import type { StaffOrder } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { statusLabel, type OrderStatus } from '@trivet/core/orders'
import { AlertDialog } from '@trivet/ui/alert-dialog'

type EarlyStepDialogProps = {
  order: StaffOrder
  to: OrderStatus
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before a step that comes before its day. */
export function EarlyStepDialog({ order, to, onConfirm, onClose }: EarlyStepDialogProps) {
  return (
    <AlertDialog
      open
      title="Before its day"
      description={ordersCopy.earlyStepQuestion(to, order)}
      confirmLabel={`Mark as ${statusLabel(to).toLowerCase()}`}
      cancelLabel="Not yet"
      onConfirm={onConfirm}
      onOpenChange={(open) => open || onClose()}
    />
  )
}
