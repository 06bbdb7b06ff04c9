import type { KitTemplateDraft } from '@trivet/core/contract/kits'
import { formatDollars } from '@trivet/core/money'
import { Badge } from '@trivet/ui/badge'
import { TextField } from '@trivet/ui/text-field'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldRows } from '../../components/field-rows.tsx'
import { ProductPicker } from '../../components/product-picker.tsx'
import { fieldId, listError } from '../../lib/form-errors.ts'
import { asNumber } from '../../lib/number-rules.ts'
import type { ItemProduct } from './item-product.ts'

type TemplateItemFieldsProps = {
  products: ReadonlyMap<string, ItemProduct>
  onPick: (product: ItemProduct) => void
}

/** What a kit begins with that is made from the template. */
export function TemplateItemFields({ products, onPick }: TemplateItemFieldsProps) {
  const { register, control, formState } = useFormContext<KitTemplateDraft>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'items' })
  return (
    <div className="grid gap-4">
      <FieldRows
        rows={fields}
        noun="Item"
        empty="Nothing yet: look for its items below"
        onMove={move}
        onRemove={remove}
        error={listError(formState.errors, 'items')}
      >
        {(index) => (
          <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-end gap-3">
            <ItemName slug={fields[index]?.slug ?? ''} products={products} />
            <TextField
              {...register(`items.${index}.quantity`, asNumber)}
              id={fieldId(`items.${index}.quantity`)}
              label="Quantity"
              inputMode="numeric"
            />
          </div>
        )}
      </FieldRows>
      <ProductPicker
        label="Find an item for custom kits"
        taken={fields.map(({ slug }) => slug)}
        fits={({ kitCategory }) => kitCategory !== null}
        onPick={(product) => {
          onPick(product)
          append({ slug: product.slug, quantity: 1 }, { shouldFocus: false })
        }}
      />
    </div>
  )
}

function ItemName({ slug, products }: { slug: string; products: ReadonlyMap<string, ItemProduct> }) {
  const product = products.get(slug)
  return (
    <p className="min-w-0 pb-2">
      <span className="flex min-w-0 flex-wrap items-center gap-2 font-medium">
        <span className="truncate">{product?.name ?? slug}</span>
        {product?.archivedAt && <Badge tone="warning">Archived: guests do not get it</Badge>}
        {product?.archivedAt === null && product.kitCategory === null && (
          <Badge tone="warning">Not for custom kits any more</Badge>
        )}
      </span>
      <span className="block truncate font-mono text-caption text-muted-foreground">
        {product && `${formatDollars(product.price)} a week · `}
        {slug}
      </span>
    </p>
  )
}
