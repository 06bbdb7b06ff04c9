import { addDays, daysBetween } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { rentalDays } from '../dates/rental-period.ts'
import type { RentalPeriod } from '../dates/rental-period.ts'
import { basisPointsInWhole, fractionOf, shareOf } from '../money/money.ts'
import type { BasisPoints, Cents } from '../money/money.ts'
import { percentText } from '../settings/percent-text.ts'
import { bornePriceRows } from './price-rows.ts'
import type { PriceRow } from './price-rows.ts'

/** Days on which a rental costs more, or less where the percentage is negative; both days included. */
export type Season = {
  id: string
  name: string
  firstDay: CalendarDate
  lastDay: CalendarDate
  basisPoints: BasisPoints
}

/** What is taken off a rental of at least so many days. */
export type LongStay = { fromDays: number; basisPoints: BasisPoints }

/** What a promotion code takes off: a share of the weekly prices, or an amount, of these products or of everything. */
export type CodeDiscount = {
  label: string
  worth: { basisPoints: BasisPoints } | { cents: Cents }
  productIds: readonly string[]
}

export const discountKinds = ['referral', 'long-stay', 'code'] as const

export type DiscountKind = (typeof discountKinds)[number]

/** One that an order could have; of several it has the best. */
export type Discount = { kind: DiscountKind; label: string; cents: Cents }

/** +1500 → "+15%", −1000 → "−10%" */
export function signedPercent(basisPoints: BasisPoints): string {
  return `${basisPoints < 0 ? '−' : '+'}${percentText(Math.abs(basisPoints))}`
}

/**
 * What seasons add to or take off a rental, in cents, a row each: the percentage of the rental cost for the share of its days
 * that lie in the season, rounded once. Each counts from the same cost, so their order does not matter; together they
 * never take off more than it. See docs/policy.md#seasons.
 */
export function seasonRows(
  rentalCents: Cents,
  period: RentalPeriod | null,
  seasons: readonly Season[],
): PriceRow[] {
  if (!period) return []
  const days = rentalDays(period)
  const rows = seasons.map((season) => ({
    label: `${season.name} ${signedPercent(season.basisPoints)}`,
    cents: fractionOf(rentalCents, season.basisPoints * daysIn(season, period), days * basisPointsInWhole),
  }))
  // what is added first, so that what is taken off finds all that there is
  const ordered = rows.filter(({ cents }) => cents !== 0).sort((a, b) => b.cents - a.cents)
  return bornePriceRows(ordered, rentalCents)
}

/** The days of a rental, that of its pickup not counted, on which a season is. */
function daysIn({ firstDay, lastDay }: Season, { start, end }: RentalPeriod): number {
  const first = firstDay > start ? firstDay : start
  const pastLast = addDays(lastDay, 1)
  return Math.max(0, daysBetween(first, pastLast < end ? pastLast : end))
}

/** The best that a long stay gives, in cents of the rental cost; nothing before both dates are known. */
export function longStayDiscount(
  rentalCostCents: Cents,
  days: number | null,
  longStays: readonly LongStay[],
): Discount | null {
  const reached = longStays.filter(({ fromDays }) => days !== null && days >= fromDays)
  const best = Math.max(0, ...reached.map(({ basisPoints }) => basisPoints))
  if (best === 0) return null
  const label = `Long stay ${signedPercent(0 - best)}`
  return { kind: 'long-stay', label, cents: shareOf(rentalCostCents, best) }
}

/** What a code takes off, in cents: of the lines it holds for, and never more than they cost in a week. */
export function codeDiscount(
  { label, worth, productIds }: CodeDiscount,
  lines: readonly { id: string; lineTotalCents: Cents }[],
): Discount {
  const held = lines.filter(({ id }) => productIds.length === 0 || productIds.includes(id))
  const weeklyCents = held.reduce((sum, line) => sum + line.lineTotalCents, 0)
  const granted = 'cents' in worth ? worth.cents : shareOf(weeklyCents, worth.basisPoints)
  return { kind: 'code', label, cents: Math.min(granted, weeklyCents) }
}

/** The better one for the guest first; of equal ones the host's, then that of a long stay. */
export function bestFirst(discounts: readonly Discount[]): Discount[] {
  const rank = ({ kind }: Discount) => discountKinds.indexOf(kind)
  return discounts.filter(({ cents }) => cents > 0).sort((a, b) => b.cents - a.cents || rank(a) - rank(b))
}
