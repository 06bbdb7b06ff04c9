import type { Cents } from '../money/money.ts'
import type { Quote, QuotedLine, QuoteRow } from './quote.ts'

/** What somebody was shown, and what is asked for now. */
export type PriceChange = { label: string; fromCents: Cents; toCents: Cents }

export type ShownPrices = Pick<Quote, 'rows' | 'totalCents'> & {
  lines: readonly Pick<QuotedLine, 'id' | 'name' | 'quantity' | 'rentalCents'>[]
  /** Of the total, what account credit pays. */
  creditCents?: Cents
}

/**
 * What became dearer or cheaper between two quotes of the same things and days: the lines, the rows that are no sum
 * of lines, the total, and what is left to pay of it, last where account credit pays some. A row that is not there
 * costs nothing. See docs/policy.md#changed-prices.
 */
export function priceChanges(seen: ShownPrices, now: ShownPrices): PriceChange[] {
  const total = { label: 'Total', fromCents: seen.totalCents, toCents: now.totalCents }
  return [...lineChanges(seen, now), ...rowChanges(seen, now), total, ...creditChanges(seen, now)].filter(
    ({ fromCents, toCents }) => fromCents !== toCents,
  )
}

function creditChanges(seen: ShownPrices, now: ShownPrices): PriceChange[] {
  if (!seen.creditCents && !now.creditCents) return []
  return [{ label: 'To pay', fromCents: toPayOf(seen), toCents: toPayOf(now) }]
}

function toPayOf({ totalCents, creditCents = 0 }: ShownPrices): Cents {
  return totalCents - creditCents
}

function lineChanges(seen: ShownPrices, now: ShownPrices): PriceChange[] {
  return now.lines.flatMap(({ id, name, quantity, rentalCents }) => {
    const before = seen.lines.find((line) => line.id === id && line.quantity === quantity)
    if (!before) return []
    return [{ label: `${quantity} × ${name}`, fromCents: before.rentalCents, toCents: rentalCents }]
  })
}

function rowChanges(seen: ShownPrices, now: ShownPrices): PriceChange[] {
  const gone = seen.rows.filter((row) => !now.rows.some((other) => isSameRow(row, other)))
  return [...now.rows, ...gone.map((row) => ({ ...row, cents: 0 }))].filter(isNoSum).map((row) => ({
    label: row.label,
    fromCents: seen.rows.find((other) => isSameRow(row, other))?.cents ?? 0,
    toCents: row.cents,
  }))
}

function isSameRow(a: QuoteRow, b: QuoteRow): boolean {
  return a.code === b.code && a.label === b.label
}

function isNoSum({ code }: QuoteRow): boolean {
  return code !== 'subtotal' && code !== 'extra-days'
}
