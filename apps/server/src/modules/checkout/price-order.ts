import type { BasisPoints, Cents } from '@trivet/core/money'
import * as catalogCopy from '@trivet/core/copy/catalog'
import * as ordersCopy from '@trivet/core/copy/orders'
import { maxQuantity } from '@trivet/core/contract/orders'
import { rentalPeriodMessage } from '@trivet/core/copy/dates'
import { decideRentalPeriod, type CalendarDate, type VanDays } from '@trivet/core/dates'
import { depositOf, quoteRental, type CodeDiscount, type Quote, type Rates } from '@trivet/core/pricing'
import { AppError } from '../../api/app-error.ts'
import type { Asked, PricingFacts } from './order-facts.repo.ts'
import { rentableKit, rentableProduct, type Rentable } from './rentable.ts'

type Item = { product: string; qty: number; isCustomKit: boolean }

export type PricedOrder = {
  quote: Quote
  depositCents: Cents
  lines: { thing: Rentable; quantity: number }[]
}

export function askedFor(items: Item[]): Asked {
  const idsOf = (areKits: boolean) =>
    items.filter((item) => item.isCustomKit === areKits).map((item) => item.product)
  return { productIds: idsOf(false), kitIds: idsOf(true) }
}

/** Prices the items with the shop's own prices; what the client believes they cost plays no part. */
export function priceOrder(
  { products, kits = [] }: Pick<PricingFacts, 'products' | 'kits'>,
  {
    items,
    period,
    damageProtection,
    referralBasisPoints,
    code,
    rates,
  }: {
    items: Item[]
    period: { start: CalendarDate; end: CalendarDate } | null
    damageProtection: boolean
    referralBasisPoints: BasisPoints
    code?: CodeDiscount | undefined
    rates: Rates
  },
): PricedOrder {
  const productOf = new Map(products.map((product) => [product.id, product]))
  const kitOf = new Map(kits.map((kit) => [kit.id, kit]))
  const lines = items.map(({ product: id, qty, isCustomKit }) => {
    const [product, kit] = isCustomKit ? [undefined, kitOf.get(id)] : [productOf.get(id), undefined]
    const thing = kit ? rentableKit(kit) : product && rentableProduct(product)
    if (!thing) throw new AppError('PRODUCT_UNKNOWN', { message: catalogCopy.productNotFound })
    if (qty * thing.pieces > maxQuantity) {
      throw new AppError('INVALID_INPUT', { message: ordersCopy.invalidQuantity })
    }
    return { thing, quantity: qty }
  })
  const quote = quoteRental({
    lines: lines.map(({ thing, quantity }) => ({
      id: thing.id,
      name: thing.name,
      unitPriceCents: thing.priceCents,
      quantity,
    })),
    period,
    damageProtection,
    referralBasisPoints,
    ...(code && { code }),
    rates,
  })
  const deposits = lines.map(({ thing, quantity }) => ({ quantity, depositCents: thing.depositCents }))
  return { quote, depositCents: depositOf(deposits) ?? 0, lines }
}

/** The period if Trivet can rent for it, seen from the delivery place. */
export function bookablePeriod(dates: { start: CalendarDate; end: CalendarDate }, van: VanDays) {
  const decision = decideRentalPeriod({ ...dates, ...van })
  if (!decision.ok) throw new AppError('INVALID_INPUT', { message: rentalPeriodMessage(decision) })
  return decision.period
}
