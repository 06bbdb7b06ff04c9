import { daysText } from '@trivet/core/copy/cart'
import * as catalogCopy from '@trivet/core/copy/catalog'
import { stockLabel } from '@trivet/core/copy/catalog'
import { formatMoney, toCents, type Cents, type Dollars } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import type { Product } from '@trivet/core/contract/catalog'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { lazy, memo, useState } from 'react'
import { useNavigate } from 'react-router'
import { AddToCartButton } from '../../components/product/add-to-cart-button.tsx'
import { WeeklyPrice } from '../../components/product/weekly-price.tsx'
import { PagePart } from '../../components/page/page-part.tsx'
import { tripDatesRoom } from '../../components/rental/trip-dates-room.ts'
import { cartActions } from '../../lib/cart-actions.ts'
import { useTripPeriod } from '../../lib/cart.ts'
import { onceLoaded } from '../../lib/once-loaded.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'
import { useFreeUnits } from './use-available-units.ts'

// the server's HTML has both; their scripts may come after the rest of the page
const ProductDates = lazy(() =>
  onceLoaded(import('./product-dates.tsx').then((file) => ({ default: file.ProductDates }))),
)

const ProductAssurances = lazy(() =>
  onceLoaded(import('./product-assurances.tsx').then((file) => ({ default: file.ProductAssurances }))),
)

// rendered anew before its script is there, React would take the server's HTML away until then, with what is typed in it
const LateDates = memo(function LateDates({ productId }: { productId: string }) {
  return (
    <PagePart>
      <ProductDates productId={productId} />
    </PagePart>
  )
})

const LateAssurances = memo(function LateAssurances({ deposit }: { deposit: Cents }) {
  return (
    <PagePart>
      <ProductAssurances deposit={deposit} />
    </PagePart>
  )
})

/** Dates, quantity and the two ways to go on. */
export function BuyBox({ product }: { product: Product }) {
  const isInStock = product.countInStock > 0
  return (
    <div className="max-lg:contents">
      <div className="mt-6 flex items-start justify-between gap-4 border-t pt-6">
        <WeeklyPrice price={product.price} className="[&>span:first-child]:text-h3" />
        <Badge tone={isInStock ? 'success' : 'danger'}>{stockLabel(product.countInStock)}</Badge>
      </div>
      {isInStock ? (
        <RentForm product={product} />
      ) : (
        <p className="mt-4 rounded-cloth border bg-muted p-4">{catalogCopy.outOfStockNotice}</p>
      )}
    </div>
  )
}

// three things side by side, also on 320 pixels
const inBar = 'flex-1 max-sm:px-3 max-[22.5rem]:px-2 max-[22.5rem]:text-small'

function RentForm({ product }: { product: Product }) {
  const navigate = useNavigate()
  const [quantity, setQuantity] = useState(1)
  const { free, hasFailed } = useFreeUnits(product._id)
  const isShort = free !== null && free < quantity

  function bookNow() {
    cartActions.add(product, quantity)
    void navigate(paths.booking())
  }

  return (
    <>
      <div className={cn('mt-4', tripDatesRoom)}>
        <LateDates productId={product._id} />
      </div>
      <p role="status" className="mt-2 min-h-6 text-small">
        {hasFailed && 'We could not check these dates. Your cart will try again.'}
        {free !== null && (
          <span className={isShort ? 'text-destructive' : 'text-success'}>{freeText(free)}</span>
        )}
      </p>
      <QuantityStepper
        className="mt-4"
        value={quantity}
        onChange={setQuantity}
        itemName={product.name}
        max={product.countInStock}
      />
      <div className="bottom-0 z-30 mt-4 flex flex-wrap items-center gap-3 max-lg:sticky max-[22.5rem]:gap-2 max-lg:-mx-page max-lg:border-t max-lg:bg-background max-lg:px-page max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <RentalTotal price={product.price} quantity={quantity} />
        <AddToCartButton className={inBar} onAdd={() => cartActions.add(product, quantity)} />
        <Button variant="secondary" className={inBar} disabled={isShort} onClick={bookNow}>
          Book Now
        </Button>
      </div>
      <div className="mt-6 border-t pt-6">
        <LateAssurances deposit={toCents(product.deposit) * quantity} />
      </div>
    </>
  )
}

/** On phones the bar says what the pieces cost: over the dates, or for a week. */
function RentalTotal({ price, quantity }: { price: Dollars; quantity: number }) {
  const { rates } = useShopSettings()
  const line = { id: 'item', name: '', unitPriceCents: toCents(price), quantity }
  const period = useTripPeriod()
  const { rentalCostCents, days } = quoteRental({ lines: [line], period, damageProtection: false, rates })
  return (
    <p className="font-mono leading-tight font-bold tabular-nums lg:hidden">
      <span className="block">{formatMoney(rentalCostCents)}</span>
      <span className="block text-caption font-normal text-muted-foreground">
        {days === null ? '/ week' : daysText(days)}
      </span>
    </p>
  )
}

function freeText(free: number): string {
  if (free === 0) return 'Sold out on these dates'
  return `${free} free on these dates`
}
