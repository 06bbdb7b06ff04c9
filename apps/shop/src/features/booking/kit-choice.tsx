import { collectionLabel } from '@trivet/core/catalog'
import { stockLabel } from '@trivet/core/copy/catalog'
import type { ProductCard } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { SelectField } from '@trivet/ui/select-field'
import { Check } from 'lucide-react'
import { ProductImage } from '../../components/product/product-image.tsx'
import { weaveOf } from '../../components/product/weave.ts'
import { WeeklyPrice } from '../../components/product/weekly-price.tsx'

const maxQuantity = 5

export type KitChoiceProps = {
  product: ProductCard
  /** How many of it are chosen; null while it is not. */
  quantity: number | null
  onChange: (quantity: number | null) => void
}

export function KitChoice({ product, quantity, onChange }: KitChoiceProps) {
  const isChosen = quantity !== null
  const isInStock = product.countInStock > 0
  const options = Array.from({ length: Math.min(maxQuantity, product.countInStock) }, (_, index) => ({
    value: String(index + 1),
    label: String(index + 1),
  }))
  return (
    <article
      className={cn(
        'weave-edge flex overflow-hidden rounded-cloth border bg-card',
        weaveOf(product.category),
        isChosen && 'border-primary inset-ring inset-ring-primary',
      )}
    >
      <ProductImage product={product} alt="" sizes="8rem" className="w-24 shrink-0 self-start sm:w-32" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">
        <div>
          <p className="text-caption font-semibold text-(--c)">{collectionLabel(product.category)}</p>
          <h4 className="font-semibold">{product.name}</h4>
          <WeeklyPrice price={product.price} quantity={quantity ?? 1} className="mt-1" />
        </div>
        {isInStock ? (
          <div className="mt-auto flex flex-wrap items-end gap-3">
            <SelectField
              label="Qty"
              aria-label={`Quantity of ${product.name}`}
              options={options}
              value={String(quantity ?? 1)}
              onChange={(event) => onChange(Number(event.currentTarget.value))}
              fieldClassName="w-20"
            />
            <Button
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? null : 1)}
              className="h-control flex-1"
            >
              {isChosen && <Check aria-hidden strokeWidth={2} />}
              {isChosen ? 'Selected' : 'Select'}
              <span className="sr-only"> {product.name}</span>
            </Button>
          </div>
        ) : (
          <p className="mt-auto text-small text-destructive">{stockLabel(0)}</p>
        )}
      </div>
    </article>
  )
}
