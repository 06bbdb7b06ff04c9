import type { ProductDraft } from '@trivet/core/contract/catalog'
import { TextField } from '@trivet/ui/text-field'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldRows } from '../../components/field-rows.tsx'
import { fieldId } from '../../lib/form-errors.ts'

export function SpecificationFields() {
  const { register, control, formState } = useFormContext<ProductDraft>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'specifications' })
  const errors = formState.errors.specifications
  return (
    <FieldRows
      rows={fields}
      noun="Specification"
      empty="No specifications"
      addLabel="Add specification"
      onAdd={() => append({ name: '', value: '' })}
      onMove={move}
      onRemove={remove}
      error={errors?.message ?? errors?.root?.message}
    >
      {(index) => (
        <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField
            {...register(`specifications.${index}.name`)}
            id={fieldId(`specifications.${index}.name`)}
            label="Name"
            error={errors?.[index]?.name?.message}
          />
          <TextField
            {...register(`specifications.${index}.value`)}
            id={fieldId(`specifications.${index}.value`)}
            label="Value"
            error={errors?.[index]?.value?.message}
          />
        </div>
      )}
    </FieldRows>
  )
}
