import { formatDollars, formatMoney, toCents, type Dollars } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import { cn } from '@trivet/ui/cn'
import { useTripPeriod } from '../../lib/cart.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'

export type WeeklyPriceProps = { price: Dollars; quantity?: number; className?: string }

/** "$49.00 / week" and, once dates are chosen, what it costs over those days. */
export function WeeklyPrice({ price, quantity = 1, className }: WeeklyPriceProps) {
  return (
    <p className={cn('font-mono text-small tabular-nums', className)}>
      <span className="font-medium">{formatDollars(price)} / week</span>
      {/* kept empty until the dates are known, so that nothing moves when they are */}
      <span className="block min-h-5 text-caption text-muted-foreground">
        <PriceForDates price={price} quantity={quantity} />
      </span>
    </p>
  )
}

/** What a price by the week comes to over the chosen dates; nothing before there are any. */
export function PriceForDates({ price, quantity = 1 }: Omit<WeeklyPriceProps, 'className'>) {
  const forDates = usePriceForDates(price, quantity)
  return (
    forDates && (
      <>
        <span>Rental </span>
        {forDates}
      </>
    )
  )
}

function usePriceForDates(price: Dollars, quantity: number): string | null {
  const period = useTripPeriod()
  const { rates } = useShopSettings()
  if (!period) return null
  const line = { id: 'item', name: '', unitPriceCents: toCents(price), quantity }
  const { rentalCostCents, seasonRows, days } = quoteRental({
    lines: [line],
    period,
    damageProtection: false,
    rates,
  })
  const pieces = quantity > 1 ? `${quantity} for ` : ''
  const seasons = seasonRows.map(({ label }) => `, ${label}`).join('')
  return `${formatMoney(rentalCostCents)} for ${pieces}${days} ${days === 1 ? 'day' : 'days'}${seasons}`
}
