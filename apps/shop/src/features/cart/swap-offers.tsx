import { formatDollars } from '@trivet/core/money'
import type { CartItem } from '@trivet/core/cart'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { ProductImage } from '../../components/product/product-image.tsx'
import { cartLineActions } from '../../lib/cart-line-actions.ts'
import { paths } from '../../paths.ts'
import { useSwapOffers } from './use-swap-offers.ts'

/** What could stand in for an item that cannot be had: one press puts it in the other's place. */
export function SwapOffers({ item, className }: { item: CartItem; className: string }) {
  const { offers, areForDates } = useSwapOffers(item)
  if (offers.length === 0) return null
  const titleId = `swap-${item._id}`
  return (
    <section aria-labelledby={titleId} className={className}>
      <h3 id={titleId} className="text-small font-semibold">
        {areForDates ? 'Free on your dates instead' : 'In stock instead'}
      </h3>
      <ul className="mt-2 flex flex-col divide-y">
        {offers.map((offer) => (
          <li key={offer._id} className="flex items-center gap-3 py-2">
            <ProductImage
              product={offer}
              alt=""
              sizes="3rem"
              className="w-12 shrink-0 rounded-cloth border"
            />
            <p className="min-w-0 flex-1 text-small">
              <Link to={paths.product(offer)} className="font-medium underline-offset-4 hover:underline">
                {offer.name}
              </Link>
              <span className="block font-mono text-caption text-muted-foreground">
                {formatDollars(offer.price)} / week
              </span>
            </p>
            <Button
              size="sm"
              variant="secondary"
              className="h-11"
              onClick={() => cartLineActions.swap(item._id, offer)}
            >
              Swap
              <span className="sr-only">
                {' '}
                {item.name} for {offer.name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
