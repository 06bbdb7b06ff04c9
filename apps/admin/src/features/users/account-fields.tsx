import { countries } from '@trivet/core/address'
import * as accountsCopy from '@trivet/core/copy/accounts'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import type { ProfileForm } from './profile-values.ts'

const countryOptions = countries.map(({ code, label }) => ({ value: code, label }))

type AccountFieldsProps = { form: ProfileForm; mayChangeEmail: boolean }

export function AccountFields({ form, mayChangeEmail }: AccountFieldsProps) {
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...register('name')} label="Name" required error={errors.name?.message} data-edit />
        <TextField {...register('phone')} label="Phone" type="tel" error={errors.phone?.message} />
      </div>
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        required
        autoCapitalize="none"
        spellCheck={false}
        readOnly={!mayChangeEmail}
        hint={
          mayChangeEmail ? 'After a change the owner is told at both addresses.' : accountsCopy.emailOfMoney
        }
        error={errors.email?.message}
      />
      <TextField {...register('address.street')} label="Street" error={errors.address?.street?.message} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...register('address.city')} label="City" error={errors.address?.city?.message} />
        <TextField {...register('address.state')} label="State" error={errors.address?.state?.message} />
        <TextField
          {...register('address.postalCode')}
          label="Postal code"
          error={errors.address?.postalCode?.message}
        />
        <SelectField
          {...register('address.country')}
          label="Country"
          options={countryOptions}
          error={errors.address?.country?.message}
        />
      </div>
    </>
  )
}
