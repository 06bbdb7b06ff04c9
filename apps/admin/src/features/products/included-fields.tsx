import type { ProductDraft } from '@trivet/core/contract/catalog'
import { TextField } from '@trivet/ui/text-field'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldRows } from '../../components/field-rows.tsx'
import { fieldId } from '../../lib/form-errors.ts'

const orUndefined = { setValueAs: (typed: unknown) => (typed === '' ? undefined : typed) }

const wholeOrUndefined = {
  setValueAs: (typed: unknown) => {
    if (typed === undefined || typed === '') return undefined
    return typeof typed === 'number' ? typed : Number(/^\d+$/.exec(String(typed))?.[0] ?? Number.NaN)
  },
}

/** What the product page says is in the box. */
export function IncludedFields() {
  const { register, control, formState } = useFormContext<ProductDraft>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'itemsIncluded' })
  const errors = formState.errors.itemsIncluded
  return (
    <FieldRows
      rows={fields}
      noun="Item"
      empty="Nothing is listed"
      addLabel="Add item"
      onAdd={() => append({ name: '' })}
      onMove={move}
      onRemove={remove}
      error={errors?.message ?? errors?.root?.message}
    >
      {(index) => (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_5rem]">
          <TextField
            {...register(`itemsIncluded.${index}.name`)}
            id={fieldId(`itemsIncluded.${index}.name`)}
            label="Name"
            error={errors?.[index]?.name?.message}
          />
          <TextField
            {...register(`itemsIncluded.${index}.quantity`, wholeOrUndefined)}
            id={fieldId(`itemsIncluded.${index}.quantity`)}
            label="Pieces"
            inputMode="numeric"
            error={errors?.[index]?.quantity?.message}
          />
          <TextField
            {...register(`itemsIncluded.${index}.description`, orUndefined)}
            id={fieldId(`itemsIncluded.${index}.description`)}
            label="Note"
            fieldClassName="sm:col-span-2"
            error={errors?.[index]?.description?.message}
          />
        </div>
      )}
    </FieldRows>
  )
}
