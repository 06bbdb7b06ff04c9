import { countries } from '@trivet/core'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import type { ReactNode } from 'react'

export type AddressPart = 'street' | 'city' | 'state' | 'postalCode' | 'country'

export const addressLabels = {
  street: 'Street address',
  city: 'City',
  state: 'State',
  postalCode: 'Postal code',
  country: 'Country',
} as const satisfies Record<AddressPart, string>

type ControlProps = { id: string; name: string; label: string; error: string | undefined }

export type AddressFieldsProps<Props extends ControlProps> = {
  of: (part: AddressPart) => Props
  /** A place to deliver to, as browsers tell it from one's own address. */
  purpose?: 'shipping'
  required?: boolean
  postalCodeHint?: ReactNode
}

const countryOptions = countries.map(({ code, label }) => ({ value: code, label }))

export function AddressFields<Props extends ControlProps>({
  of,
  purpose,
  required = false,
  postalCodeHint,
}: AddressFieldsProps<Props>) {
  const autofill = (token: string) => (purpose ? `${purpose} ${token}` : token)
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <TextField
        {...of('street')}
        required={required}
        autoComplete={autofill('street-address')}
        fieldClassName="sm:col-span-6"
      />
      <TextField
        {...of('city')}
        required={required}
        autoComplete={autofill('address-level2')}
        fieldClassName="sm:col-span-3"
      />
      <TextField
        {...of('state')}
        required={required}
        autoComplete={autofill('address-level1')}
        fieldClassName="sm:col-span-3"
      />
      <TextField
        {...of('postalCode')}
        required={required}
        autoComplete={autofill('postal-code')}
        // not numeric: Canadian codes have letters
        autoCapitalize="characters"
        hint={postalCodeHint}
        fieldClassName="sm:col-span-3"
      />
      <SelectField
        {...of('country')}
        options={countryOptions}
        autoComplete={autofill('country')}
        fieldClassName="sm:col-span-3"
      />
    </div>
  )
}
