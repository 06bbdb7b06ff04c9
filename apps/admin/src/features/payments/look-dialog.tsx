import * as paymentsCopy from '@trivet/core/copy/payments'
import type { PaymentFlag } from '@trivet/core/contract/payments'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import { flagWords } from './flag-words.ts'

export function LookDialog({ flag, onClose }: { flag: PaymentFlag; onClose: () => void }) {
  const utils = trpc.useUtils()
  const form = useForm({ defaultValues: { note: '' } })
  const look = trpc.payments.lookAt.useMutation({
    onSuccess() {
      toast.success(paymentsCopy.paymentFlagLookedAt)
      onClose()
    },
    onSettled: () => utils.payments.flags.invalidate(),
  })
  return (
    <FormDialog
      title="Mark as looked at"
      description={`${flagWords[flag.kind].label}, ${flag.reference}. It opens again if the amounts change.`}
      submitLabel="Mark as looked at"
      isPending={look.isPending}
      error={look.error}
      failure={paymentsCopy.paymentFlagFailed}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ note }) => look.mutate({ id: flag._id, note }))}
    >
      <TextAreaField
        {...form.register('note', {
          validate: (text) => text.trim() !== '' || paymentsCopy.paymentFlagNoteRequired,
        })}
        label="What you found out"
        rows={3}
        required
        maxLength={1000}
        error={form.formState.errors.note?.message}
      />
    </FormDialog>
  )
}
