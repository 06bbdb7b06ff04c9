import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import { moneyDueOf, type StaffOrder } from '@trivet/core/contract/orders'
import { formatMoney } from '@trivet/core/money'
import { statusLabel, type OrderStatus } from '@trivet/core/orders'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useUndoNotice } from '../../components/use-undo-notice.tsx'
import { trpc } from '../../lib/trpc.ts'

type OnAccountDialogProps = { order: StaffOrder; to: OrderStatus; onClose: () => void }

/** Lets an order go out unpaid, for a reason that it keeps. */
export function OnAccountDialog({ order, to, onClose }: OnAccountDialogProps) {
  const { _id: id, status: from } = order
  const utils = trpc.useUtils()
  const offerUndo = useUndoNotice()
  const form = useForm({ defaultValues: { onAccountBecause: '' } })
  const change = trpc.orders.changeStatus.useMutation({
    onSuccess({ changeId }) {
      offerUndo('Order put on account', [{ id, changeId }])
      onClose()
    },
    onSettled: () => utils.orders.invalidate(),
  })
  const label = `Mark as ${statusLabel(to).toLowerCase()}`
  return (
    <FormDialog
      title="Put on account"
      description={`${formatMoney(moneyDueOf(order).cents)} stays due. The order goes out unpaid, and cannot be completed before it is paid.`}
      submitLabel={label}
      isPending={change.isPending}
      error={change.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ onAccountBecause }) =>
        change.mutate({ id, status: to, from, onAccountBecause }),
      )}
    >
      <TextField
        {...form.register('onAccountBecause', {
          validate: (text) => text.trim() !== '' || ordersCopy.onAccountReasonRequired,
        })}
        label="Reason"
        required
        maxLength={500}
        hint="For staff: it stands in the timeline and in the audit log."
        error={form.formState.errors.onAccountBecause?.message}
      />
    </FormDialog>
  )
}
