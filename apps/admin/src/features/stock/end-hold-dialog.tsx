import { zodResolver } from '@hookform/resolvers/zod'
import { endHoldInput, type ProductStock } from '@trivet/core/contract/stock'
import * as generalCopy from '@trivet/core/copy/general'
import { backBy } from '@trivet/core/stock'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import { unitsText } from './units-text.ts'
import { useStockChange } from './use-stock-change.ts'

type EndHoldDialogProps = {
  stock: ProductStock
  hold: ProductStock['holds'][number]
  onClose: () => void
}

export function EndHoldDialog({ stock: { today }, hold, onClose }: EndHoldDialogProps) {
  const form = useForm({
    resolver: zodResolver(endHoldInput),
    defaultValues: { id: hold._id, backOn: today },
  })
  const end = trpc.stock.endHold.useMutation(useStockChange(form, { done: 'Back in service', onClose }))
  const { errors } = form.formState
  return (
    <FormDialog
      title="Back in service"
      description={`${unitsText(hold.units)}: ${hold.reason}`}
      submitLabel="Put back"
      isPending={end.isPending}
      error={errors.backOn ? null : end.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit((back) => end.mutate(back))}
    >
      <TextField
        {...form.register('backOn')}
        type="date"
        label="Can be handed out from"
        max={backBy(hold) ?? undefined}
        required
        error={errors.backOn?.message}
      />
    </FormDialog>
  )
}
