import { messages, stockLabel } from '@trivet/core'
import type { Product } from '@trivet/core'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AddToCartButton } from '../../components/add-to-cart-button.tsx'
import { Assurances } from '../../components/assurances.tsx'
import { TripDatesField } from '../../components/trip-dates-field.tsx'
import { WeeklyPrice } from '../../components/weekly-price.tsx'
import { useCart } from '../../lib/cart.tsx'
import { paths } from '../../paths.ts'
import { useFreeUnits } from './use-free-units.ts'

/** Dates, quantity and the two ways to go on. */
export function BuyBox({ product }: { product: Product }) {
  const isInStock = product.countInStock > 0
  return (
    <div className="mt-6 border-t pt-6">
      <div className="flex items-start justify-between gap-4">
        <WeeklyPrice price={product.price} className="[&>span:first-child]:text-h3" />
        <Badge tone={isInStock ? 'success' : 'danger'}>{stockLabel(product.countInStock)}</Badge>
      </div>
      {isInStock ? (
        <RentForm product={product} />
      ) : (
        <p className="mt-4 rounded-cloth border bg-muted p-4">{messages.outOfStockNotice}</p>
      )}
    </div>
  )
}

function RentForm({ product }: { product: Product }) {
  const { add, cart, ready } = useCart()
  const navigate = useNavigate()
  const [quantity, setQuantity] = useState(1)
  const { free, hasFailed, dayState } = useFreeUnits(product._id)
  const isShort = free !== null && free < quantity

  function bookNow() {
    add(product, quantity)
    void navigate(paths.booking())
  }

  return (
    <>
      <TripDatesField className="mt-4" dayState={dayState} />
      <p role="status" className="mt-2 min-h-6 text-small">
        {hasFailed && 'We could not check these dates. Your cart will try again.'}
        {free !== null && (
          <span className={isShort ? 'text-destructive' : 'text-success'}>{freeText(free)}</span>
        )}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          itemName={product.name}
          max={product.countInStock}
        />
        <AddToCartButton className="flex-1" onAdd={() => add(product, quantity)} />
        <Button variant="secondary" className="flex-1" disabled={isShort} onClick={bookNow}>
          Book Now
        </Button>
      </div>
      <div className="mt-6 border-t pt-6">
        <Assurances start={ready ? cart.period.start : null} />
      </div>
    </>
  )
}

function freeText(free: number): string {
  if (free === 0) return 'Sold out on these dates'
  return `${free} free on these dates`
}
