import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import { takeBackInput, type StaffOrder } from '@trivet/core/contract/orders'
import { statusLabel } from '@trivet/core/orders'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { withdrawUndoNotice } from '../../components/use-undo-notice.tsx'
import { trpc } from '../../lib/trpc.ts'

type TakeBackDialogProps = {
  order: StaffOrder
  change: NonNullable<StaffOrder['lastChange']>
  onClose: () => void
}

/** Takes the order's last status change back, for a reason that its timeline keeps. */
export function TakeBackDialog({ order, change, onClose }: TakeBackDialogProps) {
  const { _id: id } = order
  const utils = trpc.useUtils()
  const form = useForm({ defaultValues: { reason: '' } })
  const takeBack = trpc.orders.takeStatusChangeBack.useMutation({
    onSuccess(taken) {
      utils.orders.forStaff.setData({ id }, taken)
      withdrawUndoNotice(id)
      toast.success(`The order is ${change.from} again`)
      onClose()
    },
    onSettled: () => Promise.all([utils.orders.invalidate(), utils.dispatch.invalidate()]),
  })
  return (
    <FormDialog
      title={`Take “${statusLabel(change.to)}” back`}
      description={ordersCopy.takingBackText(change)}
      submitLabel="Take back"
      isPending={takeBack.isPending}
      error={takeBack.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ reason }) => takeBack.mutate({ id, changeId: change._id, reason }))}
    >
      <TextField
        {...form.register('reason', { validate: reasonProblem })}
        label="Reason"
        required
        maxLength={500}
        hint="For staff: it stands in the timeline and in the audit log."
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  )
}

function reasonProblem(reason: string): true | string {
  const { error } = takeBackInput.safeParse({ reason })
  return error?.issues[0]?.message ?? true
}
