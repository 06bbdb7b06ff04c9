import { zipPlace } from '@trivet/core/address'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { useFormContext } from 'react-hook-form'
import type { SaleValues } from './sale-draft.ts'
import { useOpenWindows, windowOptions } from './window-options.ts'

/** Where and when, before anything else: what is free and what it costs depend on both. */
export function PlaceFields({ values }: { values: SaleValues }) {
  const { register, formState, getValues, setValue } = useFormContext<SaleValues>()
  const { errors } = formState
  const open = useOpenWindows(values)

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
          options={windowOptions('delivery', open)}
          error={errors.deliveryWindow?.message}
        />
        <SelectField
          {...register('pickupWindow')}
          label="Pickup window"
          options={windowOptions('pickup', open)}
          error={errors.pickupWindow?.message}
        />
      </div>
    </div>
  )
}

// what the ZIP fills in is as good as typed
const filled = { shouldValidate: true, shouldDirty: true }
