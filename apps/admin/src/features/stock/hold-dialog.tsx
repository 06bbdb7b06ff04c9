import { zodResolver } from '@hookform/resolvers/zod'
import { stockHoldInput, type ProductStock } from '@trivet/core/contract/stock'
import * as generalCopy from '@trivet/core/copy/general'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { newId } from '../../lib/new-id.ts'
import { asNumber } from '../../lib/number-rules.ts'
import { trpc } from '../../lib/trpc.ts'
import { DepotField } from './depot-field.tsx'
import { depotsInUse } from './depots-in-use.ts'
import { useStockChange } from './use-stock-change.ts'

/** Takes units out of service: in repair, or lost for now. */
export function HoldDialog({ stock, onClose }: { stock: ProductStock; onClose: () => void }) {
  const depots = depotsInUse(stock)
  const form = useForm({
    resolver: zodResolver(stockHoldInput),
    defaultValues: {
      id: newId(),
      product: stock._id,
      depot: depots[0]?._id ?? '',
      units: 1,
      firstDay: stock.today,
      lastDay: null,
      reason: '',
    },
  })
  const hold = trpc.stock.hold.useMutation(useStockChange(form, { done: 'Taken out of service', onClose }))
  const { errors } = form.formState
  return (
    <FormDialog
      title="Take out of service"
      description="What is promised stays promised: orders that are short then stand in At risk."
      submitLabel="Take out"
      isPending={hold.isPending}
      error={Object.keys(errors).length > 0 ? null : hold.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit((held) => hold.mutate(held))}
    >
      {depots.length > 1 && (
        <DepotField {...form.register('depot')} label="Depot" depots={depots} error={errors.depot?.message} />
      )}
      <TextField
        {...form.register('units', asNumber)}
        label="Units"
        inputMode="numeric"
        required
        error={errors.units?.message}
      />
      <div className="fields-level grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('firstDay')}
          type="date"
          label="From"
          required
          error={errors.firstDay?.message}
        />
        <TextField
          {...form.register('lastDay', {
            setValueAs: (typed: unknown) => typed || null,
          })}
          type="date"
          label="Last day (optional)"
          hint="Empty: until further notice."
          error={errors.lastDay?.message}
        />
      </div>
      <TextField
        {...form.register('reason')}
        label="Reason"
        required
        maxLength={300}
        error={errors.reason?.message}
      />
    </FormDialog>
  )
}
