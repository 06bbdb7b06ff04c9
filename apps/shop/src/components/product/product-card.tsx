import { collectionLabel, excerpt } from '@trivet/core/catalog'
import { stockLabel } from '@trivet/core/copy/catalog'
import type { ProductCard as ProductFacts } from '@trivet/core/contract/catalog'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { StarRating } from '@trivet/ui/star-rating'
import { Flame } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { cartActions } from '../../lib/cart-actions.ts'
import { paths } from '../../paths.ts'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { ProductImage } from './product-image.tsx'
import { weaveOf } from './weave.ts'
import { WeeklyPrice } from './weekly-price.tsx'

export type ProductCardProps = {
  product: ProductFacts
  headingLevel?: 2 | 3
  /** For cards above the fold. */
  priority?: boolean
}

/** One of many in a list: what is chosen beside the list draws none of them anew. */
export const ProductCard = memo(function ProductCard({
  product,
  headingLevel = 2,
  priority = false,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  const isInStock = product.countInStock > 0
  return (
    <article
      className={cn(
        'weave-edge relative flex flex-col overflow-hidden rounded-cloth border bg-card',
        weaveOf(product.category),
      )}
    >
      <div className="relative">
        <ProductImage product={product} alt="" priority={priority} sizes={cardSizes} />
        {product.isPopular && (
          <Badge className="absolute top-3 right-3" icon={<Flame aria-hidden strokeWidth={1.75} />}>
            Popular
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <div className="flex justify-between gap-3 text-caption">
          <p className="font-semibold text-(--c)">{collectionLabel(product.category)}</p>
          <p className={cn('font-medium', isInStock ? 'text-success' : 'text-destructive')}>
            {stockLabel(product.countInStock)}
          </p>
        </div>
        <Heading className="mt-1 type-h3">
          <Link
            to={paths.product(product)}
            className="rounded-cloth hover:underline hover:underline-offset-4"
          >
            {product.name}
          </Link>
        </Heading>
        <StarRating rating={product.rating} count={product.numReviews} className="mt-1.5" />
        <p className="mt-2 text-small text-muted-foreground">{excerpt(product.description)}</p>
        <WeeklyPrice price={product.price} className="mt-auto pt-4" />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Button variant="link" className="text-small" render={<Link to={paths.product(product)} />}>
            View Details<span className="sr-only">: {product.name}</span>
          </Button>
          <AddToCartButton
            size="sm"
            className="h-11 px-5"
            disabled={!isInStock}
            itemName={product.name}
            onAdd={() => cartActions.add(product)}
          />
        </div>
      </div>
    </article>
  )
})

const cardSizes = '(min-width: 1180px) 300px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw'

/** One to four columns, each wide enough for a card. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-6'
