import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'

import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useKeepViews } from './use-order-views.ts'

export function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } })
  const keep = useKeepViews()
  const save = trpc.orders.saveView.useMutation({
    onSuccess(views) {
      keep(views)
      toast.success('View saved')
      onClose()
    },
  })
  return (
    <FormDialog
      title="Save as a view"
      description="Keeps the search, the filters and the sorting. Its address can be sent to a colleague."
      submitLabel="Save view"
      isPending={save.isPending}
      error={save.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ name }) => save.mutate({ name, query }))}
    >
      <TextField
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || ordersCopy.viewNameRequired,
        })}
        label="Name"
        required
        maxLength={40}
        error={form.formState.errors.name?.message}
      />
    </FormDialog>
  )
}
