import * as generalCopy from '@trivet/core/copy/general'
import * as paymentsCopy from '@trivet/core/copy/payments'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { dueReason } from '@trivet/core/copy/orders'
import { formatMoney } from '@trivet/core/money'
import type { DueRow } from '@trivet/core/orders'
import { outsideMethods, type OutsideMethod } from '@trivet/core/payments'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import { exactAmountProblem } from './refund-amount.ts'

type Fields = { amount: string; method: OutsideMethod; reference: string; note: string }

const methods = outsideMethods.map((value) => ({ value, label: paymentsCopy.outsideMethodLabel[value] }))

type MarkPaidDialogProps = {
  order: StaffOrder
  /** What the money came in for. */
  due: DueRow
  onClose: () => void
}

export function MarkPaidDialog({ order, due, onClose }: MarkPaidDialogProps) {
  const { _id: id } = order
  const utils = trpc.useUtils()
  const form = useForm<Fields>({
    defaultValues: { amount: '', method: 'bank-transfer', reference: '', note: '' },
  })
  const booking = {
    onSuccess(paid: StaffOrder) {
      utils.orders.forStaff.setData({ id }, paid)
      toast.success(due.of === 'price' ? 'Order marked as paid' : `${formatMoney(due.amountCents)} booked`)
      onClose()
    },
    onSettled: () => utils.orders.invalidate(),
  }
  const payPrice = trpc.orders.markPaid.useMutation(booking)
  const payDue = trpc.dispatch.bookDue.useMutation(booking)
  const { isPending, error } = due.of === 'price' ? payPrice : payDue
  const { errors } = form.formState

  function pay({ amount, ...others }: Fields) {
    const payment = { id, ...others, amount: Number(amount) }
    if (due.of === 'price') payPrice.mutate(payment)
    else payDue.mutate({ ...payment, dueId: due.id })
  }

  return (
    <FormDialog
      title="Mark as paid"
      description={descriptionOf(order, due)}
      submitLabel="Mark as paid"
      isPending={isPending}
      error={error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(pay)}
    >
      <TextField
        {...form.register('amount', { validate: (text) => exactAmountProblem(text, due.amountCents) })}
        label="Amount in dollars"
        inputMode="decimal"
        required
        hint={`What is due, ${formatMoney(due.amountCents)}`}
        error={errors.amount?.message}
      />
      <SelectField {...form.register('method')} label="How it came" options={methods} />
      <TextField
        {...form.register('reference', {
          validate: (text) => text.trim() !== '' || paymentsCopy.paymentReferenceRequired,
        })}
        label="Reference"
        required
        maxLength={100}
        hint="Such as the number of the transfer or of the receipt"
        error={errors.reference?.message}
      />
      <TextAreaField {...form.register('note')} label="Internal note (optional)" rows={2} maxLength={1000} />
    </FormDialog>
  )
}

function descriptionOf({ status }: StaffOrder, due: DueRow): string {
  const came = 'For money that came in without the card form.'
  if (due.of === 'amount') return `${came} It pays for: ${dueReason(due)}.`
  return status === 'pending'
    ? `${came} The order is confirmed and the guest gets the confirmation.`
    : `${came} The order stays where it is, and the guest gets a receipt.`
}
