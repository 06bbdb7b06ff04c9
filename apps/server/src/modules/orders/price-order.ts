import {
  decideRentalPeriod,
  messages,
  quoteRental,
  rentalPeriodMessage,
  type CalendarDate,
  type Quote,
} from '@trivet/core'
import { AppError } from '../../api/app-error.ts'
import type { ProductFacts } from './orders.repo.ts'

type Item = { product: string; qty: number }

export type PricedOrder = { quote: Quote; lines: { product: ProductFacts; quantity: number }[] }

/** Prices the items with the shop's own prices; what the client believes they cost plays no part. */
export function priceOrder(
  products: ProductFacts[],
  {
    items,
    period,
    damageProtection,
  }: {
    items: Item[]
    period: { start: CalendarDate; end: CalendarDate } | null
    damageProtection: boolean
  },
): PricedOrder {
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines = items.map((item) => {
    const product = byId.get(item.product)
    if (!product) throw new AppError('PRODUCT_UNKNOWN', { message: messages.productNotFound })
    return { product, quantity: item.qty }
  })
  const quote = quoteRental({
    lines: lines.map(({ product, quantity }) => ({
      id: product.id,
      name: product.name,
      unitPriceCents: product.priceCents,
      quantity,
    })),
    period,
    damageProtection,
  })
  return { quote, lines }
}

/** The period if Trivet can rent for it, seen from the delivery place's today. */
export function bookablePeriod(dates: { start: CalendarDate; end: CalendarDate }, today: CalendarDate) {
  const decision = decideRentalPeriod({ ...dates, today })
  if (!decision.ok) throw new AppError('INVALID_INPUT', { message: rentalPeriodMessage(decision.refusal) })
  return decision.period
}
