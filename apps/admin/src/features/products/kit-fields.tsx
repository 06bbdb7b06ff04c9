import { kitCategories } from '@trivet/core/catalog'
import type { ProductDraft } from '@trivet/core/contract/catalog'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { TextField } from '@trivet/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { ChoiceField } from './choice-field.tsx'
import { asOptionalNumber } from '../../lib/number-rules.ts'
import { fieldId } from '../../lib/form-errors.ts'
import { kitCategoryLabel } from './product-words.ts'

const options = [
  { value: '', label: 'Not for custom kits' },
  ...kitCategories.map((value) => ({ value, label: kitCategoryLabel(value) })),
]

/** What a guest needs to know to put a single item into a kit of their own. */
export function KitFields() {
  const { register, watch, formState } = useFormContext<ProductDraft>()
  const { errors } = formState
  const isForKits = Boolean(watch('kitCategory'))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField name="kitCategory" label="Kit category" options={options} />
      <CheckboxField
        {...register('isEssential')}
        id={fieldId('isEssential')}
        label="Essential"
        hint="Proposed first."
        fieldClassName="sm:pt-7"
      />
      <TextField
        {...register('weightGrams', asOptionalNumber)}
        id={fieldId('weightGrams')}
        label="Weight in grams"
        inputMode="numeric"
        required={isForKits}
        error={errors.weightGrams?.message}
      />
      <TextField
        {...register('deposit', asOptionalNumber)}
        id={fieldId('deposit')}
        label="Deposit in dollars"
        inputMode="decimal"
        required={isForKits}
        error={errors.deposit?.message}
      />
    </div>
  )
}
