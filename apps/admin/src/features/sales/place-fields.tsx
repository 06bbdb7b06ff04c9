import { zipPlace } from '@trivet/core/address'
import { windowChoice } from '@trivet/core/copy/delivery'
import { visitWindows, type VisitKind } from '@trivet/core/dispatch'
import type { OpenWindows } from '@trivet/core/contract/delivery'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { trpc } from '../../lib/trpc.ts'
import { daysOf, type SaleValues } from './sale-draft.ts'

/** Where and when, before anything else: what is free and what it costs depend on both. */
export function PlaceFields({ values }: { values: SaleValues }) {
  const { register, formState, getValues, setValue } = useFormContext<SaleValues>()
  const { errors } = formState
  const days = daysOf(values)
  const { postalCode } = values.rentalAddress
  const open = trpc.orders.openWindows.useQuery(
    { postalCode, rentalStart: days?.start ?? '', rentalEnd: days?.end ?? '' },
    { enabled: days !== null && zipPlace(postalCode) !== null },
  )

  /** The ZIP knows its city and state; what was typed stays. */
  function fillCity() {
    const place = zipPlace(getValues('rentalAddress.postalCode'))
    if (!place) return
    if (!getValues('rentalAddress.city') && place.city) setValue('rentalAddress.city', place.city, filled)
    if (!getValues('rentalAddress.state')) setValue('rentalAddress.state', place.state, filled)
  }

  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        {...register('rentalAddress.postalCode', { onBlur: fillCity })}
        label="ZIP code"
        inputMode="numeric"
        required
        error={errors.rentalAddress?.postalCode?.message}
      />
      <TextField
        {...register('rentalStart')}
        label="Delivery day"
        type="date"
        required
        error={errors.rentalStart?.message}
      />
      <TextField
        {...register('rentalEnd')}
        label="Pickup day"
        type="date"
        required
        error={errors.rentalEnd?.message}
      />
      <div className="grid gap-4 sm:col-span-3 sm:grid-cols-2">
        <SelectField
          {...register('deliveryWindow')}
          label="Delivery window"
          options={windowOptions('delivery', open.data)}
          error={errors.deliveryWindow?.message}
        />
        <SelectField
          {...register('pickupWindow')}
          label="Pickup window"
          options={windowOptions('pickup', open.data)}
          error={errors.pickupWindow?.message}
        />
      </div>
    </div>
  )
}

// what the ZIP fills in is as good as typed
const filled = { shouldValidate: true, shouldDirty: true }

function windowOptions(kind: VisitKind, open: OpenWindows | undefined) {
  return visitWindows.map((value) => {
    const isFull = open !== undefined && !open[kind].includes(value)
    return {
      value,
      label: isFull ? `${windowChoice(kind, value)} (full)` : windowChoice(kind, value),
      disabled: isFull,
    }
  })
}
