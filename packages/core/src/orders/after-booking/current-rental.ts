import type { CreditOnOrder } from '../../account-credit/account-credit.ts'
import { addDays, daysBetween } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import type { Cents } from '../../money/money.ts'
import { quoteRental, referralDiscountOf } from '../../pricing/quote.ts'
import type { Quote, QuoteLine } from '../../pricing/quote.ts'
import type { Discount, DiscountKind } from '../../pricing/price-rules.ts'
import type { PriceRow } from '../../pricing/price-rows.ts'
import type { Rates } from '../../pricing/rates.ts'
import { rentalDays } from '../../dates/rental-period.ts'
import type { RentalPeriod } from '../../dates/rental-period.ts'
import type { OrderStatus } from '../order-status.ts'

/** What an order is now, in the prices and rates of the day it was placed. */
export type CurrentRental = {
  status: OrderStatus
  period: RentalPeriod
  /** The days of its price, where staff moved a visit at the same price; left out where they are those of the rental. */
  pricedPeriod?: RentalPeriod | undefined
  /** The delivery day that counts for a refund: the earlier one once the dates were changed late. */
  refundDay: CalendarDate
  /** Of the delivery place. */
  timeZone: string
  /** Of the delivery place, for what people read. */
  city?: string | null
  /** Which says whose days and windows hold. */
  postalCode?: string
  lines: readonly QuoteLine[]
  damageProtection: boolean
  rates: Rates
  discountCents: Cents
  /** All that it could have, the best one first; left out where its host's is the only one. */
  discounts?: readonly Discount[] | undefined
  /** Of a host and of a code, those that it took and those that it can still take. */
  allowedDiscounts?: readonly DiscountKind[]
  /** That staff wrote. */
  priceRows?: readonly PriceRow[]
  totalCents: Cents
  /** Of its total, what an earlier change added and nobody has paid yet. */
  openCents?: Cents
  /** Of its total, what earlier changes added and staff waived. */
  waivedCents?: Cents
  /** Of all payments. */
  paidCents: Cents
  /** Its price was waived. */
  isWaived?: boolean
  /** Of all refunds. */
  refundedCents: Cents
} & Partial<CreditOnOrder>

/** One thing the order reserves, and how many of it are free over the new days, its own units included. */
export type ItemInStock = { name: string; needed: number; free: number }

/**
 * What the same things cost over other days, in cents, at the order's own prices, rates and rules. The discounts of a host and
 * of a code stay what they were: they are of the weekly prices, which no date changes. That for a long stay follows the
 * days. Rounds as `quoteRental` does, once per line.
 */
export function quoteCurrentRental(rental: CurrentRental, period: RentalPeriod): Quote {
  const { lines, damageProtection, rates, priceRows = [] } = rental
  const granted = grantedDiscounts(rental)
  const priced = pricedPeriodAfter(rental, period)
  return quoteRental({ lines, period: priced, damageProtection, rates, granted, priceRows })
}

/**
 * The days that an order is priced by once it is rented on these. Days that staff gave by moving a visit stay given; days
 * that were paid and taken off stay paid, and are used up first when it gets longer.
 * See docs/policy.md#visit-changes-by-staff.
 */
export function pricedPeriodAfter(
  { period: was, pricedPeriod: priced = was }: Pick<CurrentRental, 'period' | 'pricedPeriod'>,
  period: RentalPeriod,
): RentalPeriod {
  const days = rentalDays(period)
  const paidDays = rentalDays(priced)
  const givenDays = rentalDays(was) - paidDays
  const start = addDays(priced.start, daysBetween(was.start, period.start))
  return {
    start,
    end: addDays(start, givenDays < 0 ? Math.max(days, paidDays) : Math.max(1, days - givenDays)),
  }
}

/** What an order has or can still have, whatever its days. See docs/policy.md#one-discount. */
export function grantedDiscounts({
  discountCents,
  discounts = [referralDiscountOf(discountCents)],
  allowedDiscounts = [],
}: Pick<CurrentRental, 'discountCents' | 'discounts' | 'allowedDiscounts'>): readonly Discount[] {
  const [counted, ...others] = discounts
  const allowed = others.filter(({ kind }) => allowedDiscounts.includes(kind))
  return [...(counted ? [counted] : []), ...allowed].filter(({ kind }) => kind !== 'long-stay')
}
