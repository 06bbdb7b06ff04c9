import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Guests never see what is written here. */
export function NoteForm({ order: { _id: id } }: { order: StaffOrder }) {
  const utils = trpc.useUtils()
  const form = useForm({ defaultValues: { text: '' } })
  const add = trpc.orders.addNote.useMutation({
    onSuccess(order) {
      utils.orders.forStaff.setData({ id }, order)
      form.reset()
      toast.success('Note saved')
    },
  })
  const refusal = add.error ? messageOf(add.error, generalCopy.errorOccurred) : undefined
  return (
    <form
      noValidate
      className="mb-6 grid justify-items-start gap-3"
      onSubmit={(event) => void form.handleSubmit(({ text }) => add.mutate({ id, text }))(event)}
    >
      <TextAreaField
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || ordersCopy.orderNoteRequired,
        })}
        label="Internal note"
        hint="For the staff; its guest reads it only in a copy of all that is kept about them."
        rows={2}
        maxLength={2000}
        fieldClassName="w-full"
        error={form.formState.errors.text?.message ?? refusal}
      />
      <Button type="submit" variant="secondary" size="sm" loading={add.isPending} loadingText="Saving…">
        Save note
      </Button>
    </form>
  )
}
