import { mainDepotId } from '@trivet/core/address'
import type { Depot } from '@trivet/core/contract/stock'
import * as addressCopy from '@trivet/core/copy/address'
import * as generalCopy from '@trivet/core/copy/general'
import * as stockCopy from '@trivet/core/copy/stock'
import { depotZipPattern } from '@trivet/core/stock'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'

/** One depot; one without a name is new. */
export function DepotDialog({ depot, onClose }: { depot: Depot; onClose: () => void }) {
  const { _id: id, name, postalCode, isClosed } = depot
  const isNew = name === ''
  const utils = trpc.useUtils()
  const form = useForm({ defaultValues: { name, postalCode, isClosed } })
  const save = trpc.stock.saveDepot.useMutation({
    onSuccess: async (saved) => {
      await utils.stock.depots.invalidate()
      toast.success(`${saved.name} saved`)
      onClose()
    },
    // it may be refused because somebody else saved it
    onError: () => utils.stock.depots.invalidate(),
  })
  return (
    <FormDialog
      title={isNew ? 'Add a depot' : name}
      description={
        isNew
          ? 'Count or send units there, then choose it in the areas it serves.'
          : 'A depot can be closed when no units stand in it, and no area has it.'
      }
      submitLabel={isNew ? 'Add depot' : 'Save depot'}
      isPending={save.isPending}
      error={save.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) =>
        save.mutate({ id, ...values, ...(!isNew && { seen: { name, postalCode, isClosed } }) }),
      )}
    >
      <TextField
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || stockCopy.depotNameNeeded,
        })}
        label="Name"
        required
        maxLength={100}
        error={form.formState.errors.name?.message}
      />
      <TextField
        {...form.register('postalCode', {
          validate: (text) => depotZipPattern.test(text.trim()) || addressCopy.zipUnreadable,
        })}
        label="ZIP code (optional)"
        hint="Routes begin there. Without one they begin in the middle of the area."
        inputMode="numeric"
        maxLength={10}
        error={form.formState.errors.postalCode?.message}
      />
      {!isNew && id !== mainDepotId && <CheckboxField {...form.register('isClosed')} label="Closed" />}
    </FormDialog>
  )
}
