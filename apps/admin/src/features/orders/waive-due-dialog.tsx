import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { formatMoney } from '@trivet/core/money'
import type { DueRow } from '@trivet/core/orders'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'

type WaiveDueDialogProps = { order: StaffOrder; due: DueRow; onClose: () => void }

export function WaiveDueDialog({ order, due, onClose }: WaiveDueDialogProps) {
  const { _id: id } = order
  const amount = formatMoney(due.amountCents)
  const utils = trpc.useUtils()
  const form = useForm({ defaultValues: { reason: '' } })
  const waiving = {
    onSuccess(waived: StaffOrder) {
      utils.orders.forStaff.setData({ id }, waived)
      toast.success(`${amount} waived`)
      onClose()
    },
    onSettled: () => utils.orders.invalidate(),
  }
  const waivePrice = trpc.orders.waivePrice.useMutation(waiving)
  const waiveDue = trpc.dispatch.waiveDue.useMutation(waiving)
  const { isPending, error } = due.of === 'price' ? waivePrice : waiveDue

  function waive({ reason }: { reason: string }) {
    if (due.of === 'price') waivePrice.mutate({ id, reason })
    else waiveDue.mutate({ id, dueId: due.id, reason })
  }

  return (
    <FormDialog
      title={`Waive ${amount}`}
      description={`The guest no longer has to pay for: ${ordersCopy.dueReason(due)}.`}
      submitLabel="Waive"
      isPending={isPending}
      error={error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(waive)}
    >
      <TextField
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || ordersCopy.waiveReasonRequired,
        })}
        label="Reason"
        required
        maxLength={500}
        hint="For staff: it stands in the timeline and in the audit log."
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  )
}
