import type { WrittenQuote, WrittenQuoteBody } from '@trivet/core/contract/written-quotes'
import * as generalCopy from '@trivet/core/copy/general'
import { writtenQuoteDays } from '@trivet/core/written-quotes'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { newId } from '../../lib/new-id.ts'
import { trpc } from '../../lib/trpc.ts'

type QuoteDialogProps = {
  quoted: Pick<WrittenQuoteBody, 'guest' | 'sale' | 'totalPrice'>
  /** Without the street nothing can be held. */
  mayHold: boolean
  onWritten: (quote: WrittenQuote) => void
  onClose: () => void
}

const validities = [1, 3, writtenQuoteDays.standard, 14, writtenQuoteDays.most].map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}))

/** Sends what is typed as a quote, in place of an order. */
export function QuoteDialog({ quoted, mayHold, onWritten, onClose }: QuoteDialogProps) {
  // the same press twice is one quote
  const [id] = useState(newId)
  const utils = trpc.useUtils()
  const form = useForm({
    defaultValues: { note: '', days: String(writtenQuoteDays.standard), holdsUnits: false },
  })
  const write = trpc.writtenQuotes.write.useMutation({
    onSuccess(quote) {
      toast.success(`Quote ${quote.number} sent to ${quote.guest.email}`)
      onWritten(quote)
    },
    onSettled: () => utils.writtenQuotes.invalidate(),
  })
  return (
    <FormDialog
      title="Send as a quote"
      description="The guest gets a mail with a link to pay. The price stays until the quote ends, at the latest when the delivery day begins."
      submitLabel="Send quote"
      isPending={write.isPending}
      error={write.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ days, ...fields }) =>
        write.mutate({ id, ...quoted, ...fields, days: Number(days) }),
      )}
    >
      <SelectField {...form.register('days')} label="Valid for" options={validities} />
      <CheckboxField
        {...form.register('holdsUnits')}
        label="Hold the items until then"
        disabled={!mayHold}
        hint={mayHold ? 'Nobody else can rent them meanwhile' : 'Needs the whole address'}
      />
      <TextAreaField
        {...form.register('note')}
        label="Note to the guest (optional)"
        rows={3}
        maxLength={2000}
      />
    </FormDialog>
  )
}
