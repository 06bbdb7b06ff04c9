import { cents, fractionOf, shareOf } from '../money/money.ts'
import type { BasisPoints, Cents, Count } from '../money/money.ts'
import { rentalDays, weekDays } from '../dates/rental-period.ts'
import type { RentalPeriod } from '../dates/rental-period.ts'
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

const fixedRowCodes = [
  'subtotal',
  'extra-days',
  'damage-protection',
  'delivery',
  'referral-discount',
  'tax',
] as const

type FixedRowCode = (typeof fixedRowCodes)[number]

/** Rows that staff wrote share the last one. */
export const quoteRowCodes = [...fixedRowCodes, 'by-staff'] as const

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
  rentalCostCents: Cents
  damageProtectionCents: Cents
  deliveryCents: Cents
  taxCents: Cents
  discountCents: Cents
  /** By staff, as far as the price bears them. */
  priceRows: PriceRow[]
  totalCents: Cents
}

export type QuoteFacts = {
  lines: readonly QuoteLine[]
  period: RentalPeriod | null
  damageProtection: boolean
  referralBasisPoints?: BasisPoints
  /** A discount granted earlier, in place of a percentage. */
  discountCents?: Cents
  /** By staff. */
  priceRows?: readonly PriceRow[]
  rates?: Rates
}

/**
 * What a rental costs. Cart, booking, server, email and invoice all ask here. See docs/policy.md#prices-and-rounding.
 * @throws RangeError when a quantity is not whole and above 0, or a price is negative or not whole cents.
 */
export function quoteRental(facts: QuoteFacts): Quote {
  const { period, damageProtection, referralBasisPoints = 0, rates = defaultRates } = facts
  const days = period ? rentalDays(period) : null
  const extraDays = rates.longRentals === 'daily' ? Math.max(0, (days ?? 0) - weekDays) : 0
  const lines = facts.lines.map((line) => quoteLine(line, extraDays))

  const subtotalCents = sumOf(lines.map((line) => line.lineTotalCents))
  const extraDaysCents = sumOf(lines.map((line) => line.extraDaysCents))
  const rentalCostCents = subtotalCents + extraDaysCents
  const damageProtectionCents = damageProtection
    ? shareOf(rentalCostCents, rates.damageProtectionBasisPoints)
    : 0
  const deliveryCents = subtotalCents > 0 ? rates.deliveryCents : 0
  const taxCents = shareOf(rentalCostCents, rates.taxBasisPoints)
  const beforeDiscount = cents(rentalCostCents + damageProtectionCents + deliveryCents + taxCents)
  const granted = facts.discountCents ?? shareOf(subtotalCents, referralBasisPoints)
  const discountCents = Math.min(granted, beforeDiscount)

  const priceRows = bornePriceRows(facts.priceRows ?? [], beforeDiscount - discountCents)
  const amounts = {
    subtotalCents,
    extraDaysCents,
    rentalCostCents,
    damageProtectionCents,
    deliveryCents,
    taxCents,
    discountCents,
    priceRows,
    totalCents: cents(beforeDiscount - discountCents + sumOf(priceRows.map((row) => row.cents))),
  }
  return { lines, days, rows: quoteRows(amounts), ...amounts }
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

/** The words for each row, in a quote and in an order placed earlier. */
export const quoteRowLabels = {
  subtotal: 'Subtotal',
  'extra-days': 'Extra days',
  'damage-protection': 'Damage protection',
  delivery: 'Delivery fee',
  'referral-discount': 'Referral discount',
  tax: 'Tax',
} as const satisfies Record<FixedRowCode, string>

const shownAtZero: readonly FixedRowCode[] = ['subtotal', 'delivery', 'tax']

type RowAmounts = Omit<Quote, 'lines' | 'days' | 'rows' | 'rentalCostCents' | 'totalCents'>

/** The rows a person sees, of a quote or of an order that was placed. */
export function quoteRows(amounts: RowAmounts): QuoteRow[] {
  const centsOf: Record<FixedRowCode, Cents> = {
    subtotal: amounts.subtotalCents,
    'extra-days': amounts.extraDaysCents,
    'damage-protection': amounts.damageProtectionCents,
    delivery: amounts.deliveryCents,
    'referral-discount': 0 - amounts.discountCents,
    tax: amounts.taxCents,
  }
  const fixed = fixedRowCodes
    .map((code) => ({ code, label: quoteRowLabels[code], cents: centsOf[code] }))
    .filter((row) => row.cents !== 0 || shownAtZero.includes(row.code))
  return [...fixed, ...amounts.priceRows.map((row) => ({ code: 'by-staff' as const, ...row }))]
}
