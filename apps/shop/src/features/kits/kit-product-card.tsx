import * as catalogCopy from '@trivet/core/copy/catalog'
import { defaultKitProductPrice } from '@trivet/core/kits'
import { formatDollars } from '@trivet/core/money'
import type { KitProduct } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { ProductImage } from '../../components/product/product-image.tsx'
import { WeeklyPrice } from '../../components/product/weekly-price.tsx'
import { PieceDrawing } from './piece-drawing.tsx'
import { weightText } from './weight-text.ts'

type KitProductCardProps = {
  product: KitProduct
  /** How many pieces of it are in the kit. */
  quantity: number
  onAdd: (product: KitProduct) => void
}

/** One of many in the listing: adding to the kit draws the pressed card anew and none of the others. */
export const KitProductCard = memo(function KitProductCard({
  product,
  quantity,
  onAdd,
}: KitProductCardProps) {
  const { name, kitCategory, depositAmount, itemWeight, countInStock } = product
  const isInStock = countInStock > 0
  return (
    <article
      className={cn(
        'flex flex-col rounded-cloth border bg-card',
        quantity > 0 && 'weave-custom stitched [--stripes:initial]',
      )}
    >
      <ProductImage
        product={product}
        alt=""
        sizes="(min-width: 1024px) 250px, 50vw"
        className="rounded-t-cloth"
        fallback={<PieceDrawing category={kitCategory} className="w-3/5" />}
      />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <h3 className="text-small leading-snug font-semibold break-words sm:text-body">{name}</h3>
        <p className="text-caption text-muted-foreground">
          {weightText(itemWeight)}
          <br />
          {formatDollars(depositAmount)} deposit
        </p>
        <WeeklyPrice price={product.price ?? defaultKitProductPrice} className="mt-auto" />
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <Button
            size="sm"
            variant="secondary"
            className="h-11 px-4"
            disabled={!isInStock}
            onClick={() => onAdd(product)}
          >
            <Plus aria-hidden strokeWidth={1.75} />
            {isInStock ? 'Add' : catalogCopy.outOfStock}
            <span className="sr-only"> {name}</span>
          </Button>
          {quantity > 0 && <p className="text-caption font-semibold text-custom">{quantity} in your kit</p>}
        </div>
      </div>
    </article>
  )
})
