import { zodResolver } from '@hookform/resolvers/zod'
import { reviewCommissionInput, type CommissionReview } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatDollars } from '@trivet/core/money'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'

const decisions = [
  { value: 'released', label: 'Release', hint: 'Two people: the host gets it. This is final.' },
  { value: 'refused', label: 'Refuse', hint: 'One household: nobody gets it. This is final.' },
]

type Props = { review: CommissionReview; onClose: () => void }

export function ReviewCommissionDialog({ review, onClose }: Props) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(reviewCommissionInput),
    defaultValues: { decision: undefined, reason: '' },
  })
  const decide = trpc.referrals.reviewCommission.useMutation({
    onSuccess({ outcome }) {
      toast.success(referralsCopy.commissionReviewDone(outcome))
      onClose()
    },
    // also after a refusal: a colleague may have decided meanwhile
    onSettled: () => Promise.all([utils.referrals.invalidate(), utils.orders.invalidate()]),
  })
  const { errors } = form.formState

  return (
    <FormDialog
      title="Review commission"
      description={`${formatDollars(review.amount)} to ${review.host.name}, for order ${review.order.number}`}
      submitLabel="Save decision"
      isPending={decide.isPending}
      error={decide.error}
      failure={referralsCopy.commissionReviewFailed}
      onClose={onClose}
      onSubmit={form.handleSubmit((answer) => decide.mutate({ orderId: review.order._id, ...answer }))}
    >
      <RadioGroupField
        {...form.register('decision')}
        label="Decision"
        options={decisions}
        error={errors.decision?.message}
      />
      <TextAreaField
        {...form.register('reason')}
        label="Reason"
        rows={3}
        hint="Needed to refuse. The host reads it in the mail; on release it is kept for colleagues."
        error={errors.reason?.message}
      />
    </FormDialog>
  )
}
