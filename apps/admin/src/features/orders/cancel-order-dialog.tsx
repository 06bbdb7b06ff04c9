import * as generalCopy from '@trivet/core/copy/general'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { formatMoney, toDecimal } from '@trivet/core/money'
import { useForm, useWatch } from 'react-hook-form'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useUndoNotice } from '../../components/use-undo-notice.tsx'
import { trpc } from '../../lib/trpc.ts'
import { AmountChoices } from './amount-choices.tsx'
import { amountProblem } from './refund-amount.ts'
import { refundLeft } from './refund-left.ts'
import { RefundPartsHint } from './refund-parts-hint.tsx'

export function CancelOrderDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { _id: id, number, status: from } = order
  const utils = trpc.useUtils()
  const offerUndo = useUndoNotice()
  const left = refundLeft(order)
  const form = useForm({ defaultValues: { amount: toDecimal(left.cents).toFixed(2), note: '' } })
  const typed = useWatch({ control: form.control, name: 'amount' })
  const cancel = trpc.orders.changeStatus.useMutation({
    onSuccess({ changeId }) {
      offerUndo(`${number} is cancelled`, [{ id, changeId }])
      onClose()
    },
    onSettled: () => utils.orders.invalidate(),
  })

  return (
    <FormDialog
      title="Cancel order"
      description="The items are free again at once. For a minute it can be undone; then the money goes back and the guest gets a mail."
      submitLabel="Cancel order"
      closeLabel="Keep order"
      destructive
      isPending={cancel.isPending}
      error={cancel.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ amount, note }) =>
        cancel.mutate({
          id,
          status: 'cancelled',
          from,
          note,
          ...(left.cents > 0 && { refundAmount: Number(amount) }),
        }),
      )}
    >
      {left.cents > 0 && (
        <AmountChoices
          order={order}
          left={left.cents}
          onChoose={(amount) => form.setValue('amount', amount, { shouldValidate: true })}
        />
      )}
      {left.cents > 0 && (
        <TextField
          {...form.register('amount', {
            validate: (text) => amountProblem(text, { least: 0, most: left.cents }),
          })}
          label="Refund in dollars"
          inputMode="decimal"
          hint={`Up to ${formatMoney(left.cents)}; 0 pays nothing back.`}
          error={form.formState.errors.amount?.message}
        />
      )}
      <RefundPartsHint order={order} amount={typed} />
      <TextAreaField
        {...form.register('note')}
        label="Note, which the guest reads in the mail (optional)"
        rows={3}
      />
    </FormDialog>
  )
}
