import { countries } from '@trivet/core/address'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { useFormContext } from 'react-hook-form'
import type { SaleValues } from './sale-draft.ts'

const countryOptions = countries.map(({ code, label }) => ({ value: code, label }))

/** The rest of the address, and what the driver needs. */
export function DeliveryFields() {
  const { register, formState } = useFormContext<SaleValues>()
  const { errors } = formState
  const { rentalAddress: address } = errors
  return (
    <div className="fields-level grid gap-4 sm:grid-cols-2">
      <TextField
        {...register('rentalAddress.street')}
        label="Street"
        required
        fieldClassName="sm:col-span-2"
        error={address?.street?.message}
      />
      <TextField {...register('rentalAddress.city')} label="City" required error={address?.city?.message} />
      <TextField
        {...register('rentalAddress.state')}
        label="State"
        required
        error={address?.state?.message}
      />
      <SelectField
        {...register('rentalAddress.country')}
        label="Country"
        options={countryOptions}
        error={address?.country?.message}
      />
      <TextField
        {...register('phone')}
        label="Phone for this order"
        type="tel"
        hint="For the driver"
        error={errors.phone?.message}
      />
      <TextField
        {...register('access')}
        label="Gate code or key box"
        autoComplete="off"
        hint="For the guest, the driver and staff alone"
        fieldClassName="sm:col-span-2"
        error={errors.access?.message}
      />
      <TextAreaField
        {...register('deliveryNotes')}
        label="Delivery notes"
        rows={2}
        fieldClassName="sm:col-span-2"
        error={errors.deliveryNotes?.message}
      />
    </div>
  )
}
