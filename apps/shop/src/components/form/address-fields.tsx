import { countries } from '@trivet/core/address'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import type { ChangeEvent, ReactNode } from 'react'
import { useZipFill } from './use-zip-fill.ts'
import type { ZipForm } from './use-zip-fill.ts'

export type AddressPart = 'street' | 'city' | 'state' | 'postalCode' | 'country'

export const addressLabels = {
  street: 'Street address',
  postalCode: 'Postal code',
  city: 'City',
  state: 'State',
  country: 'Country',
} as const satisfies Record<AddressPart, string>

type ControlProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  onChange: (event: ChangeEvent) => Promise<unknown>
}

export type AddressFieldsProps<Props extends ControlProps> = {
  of: (part: AddressPart) => Props
  /** Where a postal code fills in its city and state. */
  zipForm: ZipForm
  /** A place to deliver to, as browsers tell it from one's own address. */
  purpose?: 'shipping'
  required?: boolean
  /** It is enough to know town and postal code; the rest is told later. */
  streetFollows?: boolean
  postalCodeHint?: ReactNode
}

const countryOptions = countries.map(({ code, label }) => ({ value: code, label }))

export function AddressFields<Props extends ControlProps>({
  of,
  zipForm,
  purpose,
  required = false,
  streetFollows = false,
  postalCodeHint,
}: AddressFieldsProps<Props>) {
  const fill = useZipFill(zipForm)
  const postalCode = of('postalCode')
  const autofill = (token: string) => (purpose ? `${purpose} ${token}` : token)
  return (
    <div className="fields-level grid gap-5 sm:grid-cols-6">
      <TextField
        {...of('street')}
        required={required && !streetFollows}
        hint={streetFollows ? 'You can send it later' : undefined}
        autoComplete={autofill('street-address')}
        fieldClassName="sm:col-span-6"
      />
      <TextField
        {...postalCode}
        onChange={(event) => void postalCode.onChange(event).then(fill)}
        required={required}
        autoComplete={autofill('postal-code')}
        // not numeric: Canadian codes have letters
        autoCapitalize="characters"
        hint={postalCodeHint}
        fieldClassName="sm:col-span-2"
      />
      <TextField
        {...of('city')}
        required={required}
        autoComplete={autofill('address-level2')}
        fieldClassName="sm:col-span-4"
      />
      <TextField
        {...of('state')}
        required={required && !streetFollows}
        autoComplete={autofill('address-level1')}
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
