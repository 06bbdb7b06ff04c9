import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import { statusChangeFactsOf, type StaffOrder } from '@trivet/core/contract/orders'
import { oddStatusChange } from '@trivet/core/orders'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useUndoNotice } from '../../components/use-undo-notice.tsx'
import { trpc } from '../../lib/trpc.ts'

/** Collects an order whose pieces nobody counted, for a reason that its timeline keeps. */
export function CollectedDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { _id: id, number, status: from } = order
  const utils = trpc.useUtils()
  const offerUndo = useUndoNotice()
  const form = useForm({ defaultValues: { note: '' } })
  const collect = trpc.orders.changeStatus.useMutation({
    onSuccess({ changeId }) {
      offerUndo(`${number} is collected`, [{ id, changeId }])
      onClose()
    },
    onSettled: () => Promise.all([utils.orders.invalidate(), utils.dispatch.invalidate()]),
  })
  const isEarly = oddStatusChange('collected', { ...order, ...statusChangeFactsOf(order) }).includes('early')
  return (
    <FormDialog
      title="Collected without counting"
      description={
        isEarly
          ? ordersCopy.earlyStepQuestion('collected', order)
          : 'What is missing or damaged is not noticed then, and nobody is charged for it.'
      }
      submitLabel="Mark as collected"
      isPending={collect.isPending}
      error={collect.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ note }) => collect.mutate({ id, status: 'collected', from, note }))}
    >
      <TextField
        {...form.register('note', {
          validate: (text) => text.trim() !== '' || ordersCopy.uncountedReasonRequired,
        })}
        label="Why nothing is counted"
        required
        maxLength={500}
        hint="For staff: it stands in the timeline and in the audit log."
        error={form.formState.errors.note?.message}
      />
    </FormDialog>
  )
}
