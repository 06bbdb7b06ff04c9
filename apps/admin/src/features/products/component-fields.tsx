import type { ProductDraft } from '@trivet/core/contract/catalog'
import { TextField } from '@trivet/ui/text-field'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldRows } from '../../components/field-rows.tsx'
import { asNumber } from '../../lib/number-rules.ts'
import { fieldId, listError } from '../../lib/form-errors.ts'
import { ProductPicker, type NamedProduct } from '../../components/product-picker.tsx'

export type NamesProps = { names: ReadonlyMap<string, string>; onPick: (product: NamedProduct) => void }

/** What the kit is packed from. */
export function ComponentFields({ names, onPick }: NamesProps) {
  const { register, control, watch, formState } = useFormContext<ProductDraft>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'components' })
  const { errors } = formState
  const taken = [...fields.map(({ slug }) => slug), watch('slug')]
  return (
    <div className="grid gap-4">
      <FieldRows
        rows={fields}
        noun="Component"
        empty="None: this is a single item"
        onMove={move}
        onRemove={remove}
        error={listError(errors, 'components')}
      >
        {(index) => {
          const slug = fields[index]?.slug ?? ''
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-end gap-3">
              <p className="min-w-0 pb-2">
                <span className="block truncate font-medium">{names.get(slug) ?? slug}</span>
                <span className="block truncate font-mono text-caption text-muted-foreground">{slug}</span>
              </p>
              <TextField
                {...register(`components.${index}.quantity`, asNumber)}
                id={fieldId(`components.${index}.quantity`)}
                label="Quantity"
                inputMode="numeric"
              />
            </div>
          )
        }}
      </FieldRows>
      <ProductPicker
        label="Find a component"
        taken={taken}
        onPick={(product) => {
          onPick(product)
          append({ slug: product.slug, quantity: 1 }, { shouldFocus: false })
        }}
      />
    </div>
  )
}
