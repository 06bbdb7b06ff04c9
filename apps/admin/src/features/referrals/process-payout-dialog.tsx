import { zodResolver } from '@hookform/resolvers/zod'
import { formatMoney, messages, processPayoutInput, toCents, type PayoutRequest } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogClose, DialogContent } from '@trivet/ui/dialog'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { CircleAlert } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { messageOf, trpc } from '../../lib/trpc.ts'

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
      toast.success(messages.payoutDone(status))
      onClose()
    },
    // also after a refusal: a colleague may have decided meanwhile
    onSettled: () => utils.referrals.invalidate(),
  })
  const { errors } = form.formState

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="Process payout"
        description={`${formatMoney(toCents(payout.amount))} to ${payout.host.name}`}
        footer={
          <>
            <DialogClose render={<Button variant="secondary" />}>Cancel</DialogClose>
            <Button type="submit" form="process-payout" loading={process.isPending} loadingText="Saving…">
              Save decision
            </Button>
          </>
        }
      >
        <form
          id="process-payout"
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) =>
            void form.handleSubmit((decision) => process.mutate({ id: payout._id, ...decision }))(event)
          }
        >
          {process.error && (
            <p role="alert" className="flex gap-2 rounded-cloth border-2 border-destructive p-3 font-medium">
              <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
              {messageOf(process.error, messages.payoutFailed)}
            </p>
          )}
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
        </form>
      </DialogContent>
    </Dialog>
  )
}
