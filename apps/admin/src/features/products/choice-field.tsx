import type { ProductDraft } from '@trivet/core/contract/catalog'
import { SelectField, type SelectOption } from '@trivet/ui/select-field'
import { useFormContext } from 'react-hook-form'
import { fieldId } from '../../lib/form-errors.ts'

type ChoiceFieldProps = {
  name: 'category' | 'collection' | 'kitCategory'
  label: string
  /** The empty one stands for none. */
  options: readonly SelectOption[]
  hint?: string
}

export function ChoiceField({ name, label, options, hint }: ChoiceFieldProps) {
  const { watch, setValue, formState } = useFormContext<ProductDraft>()
  const choose = (value: string) =>
    // what is none of the choices, the schema refuses
    setValue(name, (value || null) as ProductDraft[typeof name], {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    })
  return (
    <SelectField
      id={fieldId(name)}
      label={label}
      options={options}
      hint={hint}
      value={watch(name) ?? ''}
      onChange={(event) => choose(event.target.value)}
      error={formState.errors[name]?.message}
    />
  )
}
