import type { Cents } from '../money/money.ts'

/** A row of a price that staff wrote, in words the guest reads; negative where it is given. */
export type PriceRow = { label: string; cents: Cents }

export const priceRowLimits = { mostRows: 10, mostCents: 100_000, longestLabel: 120 } as const

/**
 * The rows as far as a price bears them, in cents: together they never make it less than nothing. See
 * docs/policy.md#rows-by-staff.
 */
export function bornePriceRows(rows: readonly PriceRow[], priceCents: Cents): PriceRow[] {
  let left = priceCents
  return rows.map(({ label, cents }) => {
    const borne = Math.max(cents, 0 - left)
    left += borne
    return { label, cents: borne }
  })
}

/** What the rows take off a price, all of them together; nothing where they add to it. See docs/policy.md#rows-by-staff. */
export function givenByRows(rows: readonly PriceRow[]): Cents {
  return Math.max(0, 0 - rows.reduce((sum, row) => sum + row.cents, 0))
}
