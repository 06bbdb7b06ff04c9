import * as generalCopy from '@trivet/core/copy/general'
import * as paymentsCopy from '@trivet/core/copy/payments'
import {
  outsideMethodLabel,
  outsideMethods,
  priceDueCents,
  type OutsideMethod,
  type StaffOrder,
} from '@trivet/core/contract/orders'
import { formatMoney } from '@trivet/core/money'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import { exactAmountProblem } from './refund-amount.ts'

type Fields = { amount: string; method: OutsideMethod; reference: string; note: string }

const methods = outsideMethods.map((value) => ({ value, label: outsideMethodLabel[value] }))

export function MarkPaidDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { _id: id, status } = order
  const dueCents = priceDueCents(order)
  const utils = trpc.useUtils()
  const form = useForm<Fields>({
    defaultValues: { amount: '', method: 'bank-transfer', reference: '', note: '' },
  })
  const pay = trpc.orders.markPaid.useMutation({
    onSuccess(paid) {
      utils.orders.forStaff.setData({ id }, paid)
      toast.success('Order marked as paid')
      onClose()
    },
    onSettled: () => utils.orders.invalidate(),
  })
  const { errors } = form.formState

  return (
    <FormDialog
      title="Mark as paid"
      description={
        status === 'pending'
          ? 'For money that came in without the card form. The order is confirmed and the guest gets the confirmation.'
          : 'For money that came in without the card form. The order stays where it is, and the guest gets a receipt.'
      }
      submitLabel="Mark as paid"
      isPending={pay.isPending}
      error={pay.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ amount, ...others }) =>
        pay.mutate({ id, ...others, amount: Number(amount) }),
      )}
    >
      <TextField
        {...form.register('amount', { validate: (text) => exactAmountProblem(text, dueCents) })}
        label="Amount in dollars"
        inputMode="decimal"
        required
        hint={`What is due, ${formatMoney(dueCents)}`}
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
