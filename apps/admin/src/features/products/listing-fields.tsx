import { categoryFilterLabel, collectionName, collections, productCategories } from '@trivet/core/catalog'
import type { ProductDraft } from '@trivet/core/contract/catalog'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { TextField } from '@trivet/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { ChoiceField } from './choice-field.tsx'
import { asNumber } from '../../lib/number-rules.ts'
import { fieldId } from '../../lib/form-errors.ts'

const categoryOptions = [
  { value: '', label: 'None' },
  ...productCategories.map((value) => ({ value, label: categoryFilterLabel(value) })),
]

const collectionOptions = [
  { value: '', label: 'None' },
  ...collections.map((value) => ({ value, label: collectionName(value) })),
]

export function ListingFields() {
  const { register, formState } = useFormContext<ProductDraft>()
  const { errors } = formState
  return (
    <div className="fields-level grid gap-5 sm:grid-cols-2">
      <TextField
        {...register('price', asNumber)}
        id={fieldId('price')}
        label="Price in dollars a week"
        inputMode="decimal"
        required
        error={errors.price?.message}
      />
      <TextField
        {...register('countInStock', asNumber)}
        id={fieldId('countInStock')}
        label="Stock"
        inputMode="numeric"
        required
        hint="How many there are, rented ones too."
        error={errors.countInStock?.message}
      />
      <ChoiceField name="category" label="Category" options={categoryOptions} />
      <ChoiceField
        name="collection"
        label="Collection"
        options={collectionOptions}
        hint="Whose weave its cards wear."
      />
      <TextField
        {...register('listingOrder', asNumber)}
        id={fieldId('listingOrder')}
        label="Place in the listing"
        inputMode="numeric"
        required
        hint="Lower numbers come first."
        error={errors.listingOrder?.message}
      />
      <CheckboxField
        {...register('isPopular')}
        id={fieldId('isPopular')}
        label="Popular"
        hint="Shown among the popular collections."
        // ends where the control beside it ends
        fieldClassName="sm:pt-10"
      />
    </div>
  )
}
