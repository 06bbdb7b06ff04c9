import type { ProductDraft } from '@trivet/core/contract/catalog'
import { useFormContext } from 'react-hook-form'
import type { NamesProps } from './component-fields.tsx'
import { FieldRows } from '../../components/field-rows.tsx'
import { listError } from '../../lib/form-errors.ts'
import { ProductPicker } from '../../components/product-picker.tsx'

/** What its page proposes besides. */
export function RelatedFields({ names, onPick }: NamesProps) {
  const { watch, setValue, formState } = useFormContext<ProductDraft>()
  const related = watch('related')
  const write = (slugs: string[]) => setValue('related', slugs, { shouldDirty: true })

  function move(from: number, to: number) {
    const next = [...related]
    next.splice(to, 0, ...next.splice(from, 1))
    write(next)
  }

  return (
    <div className="grid gap-4">
      <FieldRows
        rows={related.map((slug) => ({ id: slug }))}
        noun="Related product"
        empty="None"
        onMove={move}
        onRemove={(index) => write(related.filter((_, at) => at !== index))}
        error={listError(formState.errors, 'related')}
      >
        {(index) => {
          const slug = related[index] ?? ''
          return <p className="truncate pb-2 font-medium">{names.get(slug) ?? slug}</p>
        }}
      </FieldRows>
      <ProductPicker
        label="Find a product"
        taken={[...related, watch('slug')]}
        onPick={(product) => {
          onPick(product)
          write([...related, product.slug])
        }}
      />
    </div>
  )
}
