import { Button } from '@trivet/ui/button'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Check, Plus } from 'lucide-react'
import { ProductImage } from '../../components/product/product-image.tsx'
import { WeeklyPrice } from '../../components/product/weekly-price.tsx'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'
import { trpc } from '../../lib/trpc.ts'
import { addOnSlugs } from './offer-needs.ts'

/** What many guests take along. */
export function AddOns() {
  const { cart } = useCart()
  const answers = trpc.useQueries((t) => addOnSlugs.map((slug) => t.products.bySlug({ slug })))
  const products = answers.flatMap(({ data }) => (data && data.countInStock > 0 ? [data] : []))
  if (answers.some(({ isLoading }) => isLoading)) {
    return (
      <SkeletonGroup label="Loading add-ons" className="mt-8">
        <Skeleton className="h-83 sm:h-59" />
      </SkeletonGroup>
    )
  }
  if (products.length === 0) return null
  return (
    <section aria-labelledby="add-ons" className="mt-8">
      <h3 id="add-ons" className="type-h3">
        Recommended add-ons
      </h3>
      <ul className="mt-4 flex flex-col divide-y rounded-cloth border bg-card">
        {products.map((product) => {
          const isInCart = cart.items.some((item) => item._id === product._id)
          return (
            <li key={product._id} className="flex items-center gap-3 p-3 sm:gap-4 sm:pr-4">
              <ProductImage product={product} alt="" sizes="4rem" className="w-12 shrink-0 sm:w-16" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{product.name}</p>
                <WeeklyPrice price={product.price} />
              </div>
              <Button
                size="sm"
                variant="secondary"
                className="h-11"
                disabled={isInCart}
                onClick={() => cartActions.add(product)}
              >
                {isInCart ? (
                  <Check aria-hidden strokeWidth={1.75} />
                ) : (
                  <Plus aria-hidden strokeWidth={1.75} />
                )}
                {isInCart ? 'Added' : 'Add'}
                <span className="sr-only"> {product.name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
