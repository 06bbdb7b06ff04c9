import * as paymentsCopy from '@trivet/core/copy/payments'
import type { PaymentFlag } from '@trivet/core/contract/payments'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import { flagWords } from './flag-words.ts'

export function CloseFlagDialog({ flag, onClose }: { flag: PaymentFlag; onClose: () => void }) {
  const utils = trpc.useUtils()
  const form = useForm({ defaultValues: { note: '' } })
  const closeFlag = trpc.payments.closeFlag.useMutation({
    onSuccess() {
      toast.success(paymentsCopy.paymentFlagClosed)
      onClose()
    },
    onSettled: () => utils.payments.flags.invalidate(),
  })
  return (
    <FormDialog
      title="Close flag"
      description={`${flagWords[flag.kind].label}, ${flag.reference}. It opens again if the amounts change.`}
      submitLabel="Close flag"
      isPending={closeFlag.isPending}
      error={closeFlag.error}
      failure={paymentsCopy.paymentFlagFailed}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ note }) => closeFlag.mutate({ id: flag._id, note }))}
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
