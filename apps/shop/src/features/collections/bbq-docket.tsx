import { daysText } from '@trivet/core/copy/cart'
import { weekDays } from '@trivet/core/dates'
import { toCents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import type { Product } from '@trivet/core/contract/catalog'
import { QuoteDocket } from '../../components/rental/quote-docket.tsx'
import { useTripPeriod } from '../../lib/cart.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'

/** What the collection costs in all: for the visitor's dates once there are some, before that for a week. */
export function BbqDocket({ product, className }: { product: Product; className?: string }) {
  const period = useTripPeriod()
  const { rates } = useShopSettings()
  const quote = quoteRental({
    lines: [{ id: product._id, name: product.name, unitPriceCents: toCents(product.price), quantity: 1 }],
    period,
    damageProtection: false,
    rates,
  })
  return (
    <QuoteDocket
      className={className}
      title={product.name}
      meta={daysText(quote.days ?? weekDays)}
      quote={quote}
    />
  )
}
