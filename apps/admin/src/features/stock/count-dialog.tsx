import { zodResolver } from '@hookform/resolvers/zod'
import { stockCountInput, type ProductStock } from '@trivet/core/contract/stock'
import * as generalCopy from '@trivet/core/copy/general'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { asNumber } from '../../lib/number-rules.ts'
import { trpc } from '../../lib/trpc.ts'
import { useStockChange } from './use-stock-change.ts'

type CountDialogProps = {
  product: string
  depot: ProductStock['depots'][number]
  onClose: () => void
}

export function CountDialog({ product, depot, onClose }: CountDialogProps) {
  const form = useForm({
    resolver: zodResolver(stockCountInput),
    defaultValues: {
      id: product,
      depot: depot._id,
      units: depot.units,
      seenUnits: depot.units,
    },
  })
  const count = trpc.stock.count.useMutation(useStockChange(form, { done: 'Units counted', onClose }))
  const { errors } = form.formState
  return (
    <FormDialog
      title="Count units"
      description={`${depot.name}, now ${depot.units}. What is promised stays promised: orders that are short then stand in At risk.`}
      submitLabel="Save count"
      isPending={count.isPending}
      error={errors.units ? null : count.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit((counted) => count.mutate(counted))}
    >
      <TextField
        {...form.register('units', asNumber)}
        label="Units"
        inputMode="numeric"
        required
        hint="All that belong here, also those that guests have."
        error={errors.units?.message}
      />
    </FormDialog>
  )
}
