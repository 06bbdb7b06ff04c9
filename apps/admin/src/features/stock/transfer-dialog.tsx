import { zodResolver } from '@hookform/resolvers/zod'
import { transferInput, type ProductStock, type TransferInput } from '@trivet/core/contract/stock'
import * as generalCopy from '@trivet/core/copy/general'
import * as stockCopy from '@trivet/core/copy/stock'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { TextField } from '@trivet/ui/text-field'
import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { newId } from '../../lib/new-id.ts'
import { asNumber } from '../../lib/number-rules.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { DepotField } from './depot-field.tsx'
import { depotsInUse } from './depots-in-use.ts'
import { useStockChange } from './use-stock-change.ts'

export type PlannedTransfer = Partial<Pick<TransferInput, 'from' | 'to' | 'units' | 'leavesOn' | 'arrivesOn'>>

type TransferDialogProps = {
  stock: ProductStock
  /** What it begins with, where somebody knows what is needed. */
  planned?: PlannedTransfer
  /** What it would do, said above the fields. */
  children?: (units: number) => ReactNode
  onClose: () => void
}

/** Plans that units go from one depot to another. */
export function TransferDialog({ stock, planned, children, onClose }: TransferDialogProps) {
  const depots = depotsInUse(stock)
  const from = planned?.from ?? depots.find(({ units }) => units > 0)?._id ?? ''
  const form = useForm({
    resolver: zodResolver(transferInput),
    defaultValues: {
      id: newId(),
      product: stock._id,
      from,
      to: depots.find(({ _id, isClosed }) => _id !== from && !isClosed)?._id ?? '',
      units: 1,
      leavesOn: stock.today,
      arrivesOn: stock.today,
      ...planned,
      isForced: false,
    },
  })
  const [isShort, setIsShort] = useState(false)
  const change = useStockChange(form, { done: 'Transfer planned', onClose })
  const plan = trpc.stock.planTransfer.useMutation({
    ...change,
    onError(error) {
      if (messageOf(error, '') === stockCopy.promisedThere) setIsShort(true)
      change.onError(error)
    },
  })
  const { errors } = form.formState
  const units = useWatch({ control: form.control, name: 'units' })

  return (
    <FormDialog
      title="Plan a transfer"
      description="Units are missing where they were from the day they leave, and can be handed out from the day they arrive."
      submitLabel="Plan transfer"
      isPending={plan.isPending}
      error={Object.keys(errors).length > 0 ? null : plan.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit((transfer) => plan.mutate(transfer))}
    >
      {children?.(units)}
      <DepotField
        {...form.register('from')}
        label="From"
        depots={depots.filter((depot) => depot.units > 0)}
        error={errors.from?.message}
      />
      <DepotField
        {...form.register('to')}
        label="To"
        depots={depots.filter(({ isClosed }) => !isClosed)}
        error={errors.to?.message}
      />
      <TextField
        {...form.register('units', asNumber)}
        label="Units"
        inputMode="numeric"
        required
        error={errors.units?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('leavesOn')}
          type="date"
          label="Leaves"
          required
          error={errors.leavesOn?.message}
        />
        <TextField
          {...form.register('arrivesOn')}
          type="date"
          label="Arrives"
          required
          error={errors.arrivesOn?.message}
        />
      </div>
      {isShort && (
        <CheckboxField
          {...form.register('isForced')}
          label="Plan it all the same"
          hint={stockCopy.forcedLeavesShort}
        />
      )}
    </FormDialog>
  )
}
