import type { PromotionCode, PromotionCodeDraft } from '@trivet/core/contract/promotion-codes'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { FieldError } from '@trivet/ui/field'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ProductPicker } from '../../components/product-picker.tsx'
import { fieldId, listError } from '../../lib/form-errors.ts'

export type KnownProduct = PromotionCode['products'][number]

type ProductFieldsProps = { products: readonly KnownProduct[]; isFixed: boolean }

/** What the code is for; without any it is for everything. */
export function ProductFields({ products, isFixed }: ProductFieldsProps) {
  const { control, formState, setValue } = useFormContext<PromotionCodeDraft>()
  const [picked, setPicked] = useState<readonly KnownProduct[]>([])
  const slugs = useWatch({ control, name: 'products' })
  const known = new Map([...picked, ...products].map((product) => [product.slug, product]))
  const choose = (chosen: string[]) => setValue('products', chosen, { shouldDirty: true })
  const error = listError(formState.errors, 'products')
  return (
    <div id={fieldId('products')} tabIndex={-1} role="group" aria-label="Products" className="grid gap-3">
      <p className="text-small font-medium">
        {slugs.length === 0 ? 'For everything in the shop' : 'Only for these'}
      </p>
      {slugs.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {slugs.map((slug) => (
            <Chosen
              key={slug}
              product={known.get(slug) ?? { slug, name: slug, isArchived: false }}
              isFixed={isFixed}
              onRemove={() => choose(slugs.filter((one) => one !== slug))}
            />
          ))}
        </ul>
      )}
      {error && <FieldError>{error}</FieldError>}
      {!isFixed && (
        <ProductPicker
          label="Find a product that it is for"
          taken={slugs}
          onPick={({ slug, name }) => {
            setPicked((before) => [...before, { slug, name, isArchived: false }])
            choose([...slugs, slug])
          }}
        />
      )}
    </div>
  )
}

type ChosenProps = { product: KnownProduct; isFixed: boolean; onRemove: () => void }

function Chosen({ product: { name, isArchived }, isFixed, onRemove }: ChosenProps) {
  return (
    <li className="flex min-w-0 items-center gap-2 rounded-cloth border bg-card py-1 pr-1 pl-3">
      <span className="min-w-0 truncate">{name}</span>
      {isArchived && <Badge tone="warning">Archived</Badge>}
      {isFixed ? (
        <span className="w-1" />
      ) : (
        <Button type="button" variant="ghost" size="sm" onClick={onRemove}>
          <X aria-hidden strokeWidth={1.75} />
          <span className="sr-only">Take {name} out</span>
        </Button>
      )}
    </li>
  )
}
