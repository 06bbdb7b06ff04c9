import { cents, fractionOf, shareOf } from '../money/money.ts'
import type { BasisPoints, Cents, Count } from '../money/money.ts'
import { rentalDays, weekDays } from '../dates/rental-period.ts'
import type { RentalPeriod } from '../dates/rental-period.ts'
import { bestFirst, codeDiscount, longStayDiscount, seasonRows } from './price-rules.ts'
import type { CodeDiscount, Discount, DiscountKind } from './price-rules.ts'
import { bornePriceRows } from './price-rows.ts'
import type { PriceRow } from './price-rows.ts'
import { defaultRates } from './rates.ts'
import type { Rates } from './rates.ts'

export type QuoteLine = {
  id: string
  name: string
  /** For a week, one piece. */
  unitPriceCents: Cents
  quantity: Count
}

export type QuotedLine = QuoteLine & {
  /** For a week, or less. */
  lineTotalCents: Cents
  extraDaysCents: Cents
  /** Both: over all the days. */
  rentalCents: Cents
}

/** In the order in which a person reads them; there can be several seasons, and several rows by staff. */
export const quoteRowCodes = [
  'subtotal',
  'extra-days',
  'season',
  'damage-protection',
  'delivery',
  'referral-discount',
  'long-stay-discount',
  'code-discount',
  'tax',
  'by-staff',
] as const

export type QuoteRowCode = (typeof quoteRowCodes)[number]

export type QuoteRow = { code: QuoteRowCode; label: string; cents: Cents }

export type Quote = {
  lines: QuotedLine[]
  /** Null until both dates are known; the price is then that of a week. */
  days: number | null
  /** What a person sees, in this order; they add up to the total, the discount being negative. */
  rows: QuoteRow[]
  subtotalCents: Cents
  extraDaysCents: Cents
  /** What seasons add or take off. */
  seasonRows: PriceRow[]
  /** Of the days: subtotal, extra days and seasons. */
  rentalCostCents: Cents
  damageProtectionCents: Cents
  deliveryCents: Cents
  taxCents: Cents
  /** The best of the discounts, as far as the price bears it. */
  discountCents: Cents
  /** The best one first; the others are not given. */
  discounts: Discount[]
  /** By staff, as far as the price bears them. */
  priceRows: PriceRow[]
  totalCents: Cents
}

export type QuoteFacts = {
  lines: readonly QuoteLine[]
  period: RentalPeriod | null
  damageProtection: boolean
  referralBasisPoints?: BasisPoints
  /** Discounts of an order, other than for a long stay: they stay what they were. */
  granted?: readonly Discount[]
  code?: CodeDiscount | null
  /** By staff. */
  priceRows?: readonly PriceRow[]
  rates?: Rates
}

/**
 * What a rental costs. Cart, booking, server, email and invoice all ask here. Of several discounts the guest has the best, never
 * two. See docs/policy.md#prices-and-rounding.
 * @throws RangeError when a quantity is not whole and above 0, or a price is negative or not whole cents.
 */
export function quoteRental(facts: QuoteFacts): Quote {
  const { period, damageProtection, rates = defaultRates } = facts
  const days = period ? rentalDays(period) : null
  const extraDays = rates.longRentals === 'daily' ? Math.max(0, (days ?? 0) - weekDays) : 0
  const lines = facts.lines.map((line) => quoteLine(line, extraDays))

  const subtotalCents = sumOf(lines.map((line) => line.lineTotalCents))
  const extraDaysCents = sumOf(lines.map((line) => line.extraDaysCents))
  const seasons = seasonRows(subtotalCents + extraDaysCents, period, rates.seasons ?? [])
  const rentalCostCents = cents(subtotalCents + extraDaysCents + sumOf(seasons.map((row) => row.cents)))
  const damageProtectionCents = damageProtection
    ? shareOf(rentalCostCents, rates.damageProtectionBasisPoints)
    : 0
  const deliveryCents = subtotalCents > 0 ? rates.deliveryCents : 0
  const taxCents = shareOf(rentalCostCents, rates.taxBasisPoints)
  const beforeDiscount = cents(rentalCostCents + damageProtectionCents + deliveryCents + taxCents)
  const longStay = longStayDiscount(rentalCostCents, days, rates.longStays ?? [])
  const discounts = bestFirst([...otherDiscounts(facts, lines), ...(longStay ? [longStay] : [])])
  const discountCents = Math.min(discounts[0]?.cents ?? 0, beforeDiscount)

  const priceRows = bornePriceRows(facts.priceRows ?? [], beforeDiscount - discountCents)
  const amounts = {
    subtotalCents,
    extraDaysCents,
    seasonRows: seasons,
    rentalCostCents,
    damageProtectionCents,
    deliveryCents,
    taxCents,
    discountCents,
    discounts,
    priceRows,
    totalCents: cents(beforeDiscount - discountCents + sumOf(priceRows.map((row) => row.cents))),
  }
  return { lines, days, rows: quoteRows(amounts), ...amounts }
}

function otherDiscounts(
  { granted, referralBasisPoints = 0, code }: QuoteFacts,
  lines: readonly QuotedLine[],
): readonly Discount[] {
  if (granted) return granted
  const weeklyCents = sumOf(lines.map((line) => line.lineTotalCents))
  const byHost = referralDiscountOf(shareOf(weeklyCents, referralBasisPoints))
  return [byHost, ...(code ? [codeDiscount(code, lines)] : [])]
}

function quoteLine(line: QuoteLine, extraDays: number): QuotedLine {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) {
    throw new RangeError(`${line.quantity} is not a quantity`)
  }
  if (line.unitPriceCents < 0) throw new RangeError(`${line.unitPriceCents} is not a price`)
  const lineTotalCents = cents(cents(line.unitPriceCents) * line.quantity)
  const extraDaysCents = fractionOf(lineTotalCents, extraDays, weekDays)
  return { ...line, lineTotalCents, extraDaysCents, rentalCents: cents(lineTotalCents + extraDaysCents) }
}

function sumOf(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** The words for each row that is always called the same, in a quote and in an order placed earlier. */
export const quoteRowLabels = {
  subtotal: 'Subtotal',
  'extra-days': 'Extra days',
  'damage-protection': 'Damage protection',
  delivery: 'Delivery fee',
  'referral-discount': 'Referral discount',
  tax: 'Tax',
} as const satisfies Partial<Record<QuoteRowCode, string>>

/** What a host's code takes off. */
export function referralDiscountOf(amount: Cents): Discount {
  return { kind: 'referral', label: quoteRowLabels['referral-discount'], cents: amount }
}

const shownAtZero: readonly QuoteRowCode[] = ['subtotal', 'delivery', 'tax']

const discountRowCodes = {
  referral: 'referral-discount',
  'long-stay': 'long-stay-discount',
  code: 'code-discount',
} as const satisfies Record<DiscountKind, QuoteRowCode>

type RowAmounts = Omit<Quote, 'lines' | 'days' | 'rows' | 'rentalCostCents' | 'totalCents'>

/** The rows a person sees, of a quote or of an order that was placed. */
export function quoteRows(amounts: RowAmounts): QuoteRow[] {
  const row = (code: keyof typeof quoteRowLabels, amount: Cents): QuoteRow => ({
    code,
    label: quoteRowLabels[code],
    cents: amount,
  })
  const { kind, label } = amounts.discounts[0] ?? referralDiscountOf(0)
  const rows: QuoteRow[] = [
    row('subtotal', amounts.subtotalCents),
    row('extra-days', amounts.extraDaysCents),
    ...amounts.seasonRows.map((season) => ({ code: 'season' as const, ...season })),
    row('damage-protection', amounts.damageProtectionCents),
    row('delivery', amounts.deliveryCents),
    { code: discountRowCodes[kind], label, cents: 0 - amounts.discountCents },
    row('tax', amounts.taxCents),
  ]
  return [
    ...rows.filter(({ code, cents: amount }) => amount !== 0 || shownAtZero.includes(code)),
    ...amounts.priceRows.map((byStaff) => ({ code: 'by-staff' as const, ...byStaff })),
  ]
}
