import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { formatMoney, toDecimal } from '@trivet/core/money'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import { AmountChoices } from './amount-choices.tsx'
import { amountProblem } from './refund-amount.ts'
import { refundLeft } from './refund-left.ts'
import { RefundPartsHint } from './refund-parts-hint.tsx'

export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const utils = trpc.useUtils()
  const left = refundLeft(order)
  const form = useForm({ defaultValues: { amount: toDecimal(left.cents).toFixed(2), reason: '' } })
  const amount = useWatch({ control: form.control, name: 'amount' })
  const refund = trpc.orders.refund.useMutation({
    onSuccess(_refunded, { amount = 0 }) {
      toast.success(`$${amount.toFixed(2)} refunded`)
      onClose()
    },
    onSettled: () => utils.orders.invalidate(),
  })
  const { errors } = form.formState

  return (
    <FormDialog
      title="Refund"
      description={`Up to ${formatMoney(left.cents)} of this order can be paid back.`}
      submitLabel="Refund"
      isPending={refund.isPending}
      error={refund.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ amount, reason }) =>
        refund.mutate({
          id: order._id,
          amount: Number(amount),
          reason,
          refundedBefore: order.refundedPrice ?? 0,
        }),
      )}
    >
      <AmountChoices
        order={order}
        left={left.cents}
        onChoose={(amount) => form.setValue('amount', amount, { shouldValidate: true })}
      />
      <TextField
        {...form.register('amount', {
          validate: (text) => amountProblem(text, { least: 1, most: left.cents }),
        })}
        label="Amount in dollars"
        inputMode="decimal"
        required
        error={errors.amount?.message}
      />
      <RefundPartsHint order={order} amount={amount} />
      <TextField
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || ordersCopy.refundReasonRequired,
        })}
        label="Reason"
        required
        hint="For staff: it stands in the timeline and in a copy of the guest's data, not in the guest's mail."
        error={errors.reason?.message}
      />
    </FormDialog>
  )
}
