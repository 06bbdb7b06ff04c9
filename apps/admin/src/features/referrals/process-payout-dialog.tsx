import * as referralsCopy from '@trivet/core/copy/referrals'
import { zodResolver } from '@hookform/resolvers/zod'
import { processPayoutInput, type PayoutRequest } from '@trivet/core/contract/referrals'
import { formatDollars } from '@trivet/core/money'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'

const decisions = [
  { value: 'processed', label: 'Processed', hint: 'The money was sent. This is final.' },
  { value: 'failed', label: 'Failed', hint: 'It could not be sent; the host may ask again.' },
]

type Props = { payout: PayoutRequest; onClose: () => void }

export function ProcessPayoutDialog({ payout, onClose }: Props) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(processPayoutInput),
    defaultValues: { status: 'processed', transactionId: '', notes: '' },
  })
  const process = trpc.referrals.processPayout.useMutation({
    onSuccess({ status }) {
      toast.success(referralsCopy.payoutDone(status))
      onClose()
    },
    // also after a refusal: a colleague may have decided meanwhile
    onSettled: () => utils.referrals.invalidate(),
  })
  const { errors } = form.formState

  return (
    <FormDialog
      title="Process payout"
      description={`${formatDollars(payout.amount)} to ${payout.host.name}`}
      submitLabel="Save decision"
      isPending={process.isPending}
      error={process.error}
      failure={referralsCopy.payoutFailed}
      onClose={onClose}
      onSubmit={form.handleSubmit((decision) =>
        process.mutate({ id: payout._id, ...decision, expectedAmount: payout.amount }),
      )}
    >
      <RadioGroupField
        {...form.register('status')}
        label="Outcome"
        options={decisions}
        error={errors.status?.message}
      />
      <TextField
        {...form.register('transactionId')}
        label="Transaction id (optional)"
        autoComplete="off"
        spellCheck={false}
        error={errors.transactionId?.message}
      />
      <TextAreaField
        {...form.register('notes')}
        label="Notes (optional)"
        rows={3}
        hint="The host can read them."
        error={errors.notes?.message}
      />
    </FormDialog>
  )
}
