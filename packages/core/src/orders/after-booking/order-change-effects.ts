import type { Cents, Count } from '../../money/money.ts'
import type { PriceRow } from '../../pricing/price-rows.ts'
import type { Quote, QuotedLine } from '../../pricing/quote.ts'

/** How many of a thing there were and are, and what they cost over all the days. */
export type ChangedLine = {
  name: string
  fromQuantity: Count
  toQuantity: Count
  fromCents: Cents
  toCents: Cents
}

/** A row of a price that is another one now. */
export type ChangedRow = { label: string; fromCents: Cents; toCents: Cents }

/** The things whose number or price is another one; those that are gone come last. */
export function changedLines(before: Quote, after: Quote): ChangedLine[] {
  const [were, are] = [thingsOf(before), thingsOf(after)]
  return [...new Set([...are.keys(), ...were.keys()])]
    .map((id): ChangedLine => {
      const [from, to] = [were.get(id), are.get(id)]
      return {
        name: to?.name ?? from?.name ?? '',
        fromQuantity: from?.quantity ?? 0,
        toQuantity: to?.quantity ?? 0,
        fromCents: from?.rentalCents ?? 0,
        toCents: to?.rentalCents ?? 0,
      }
    })
    .filter((line) => line.fromQuantity !== line.toQuantity || line.fromCents !== line.toCents)
}

type Thing = Pick<QuotedLine, 'name' | 'quantity' | 'rentalCents'>

/** An order may have two lines of the same. */
function thingsOf({ lines }: Quote): Map<string, Thing> {
  const things = new Map<string, Thing>()
  for (const { id, name, quantity, rentalCents } of lines) {
    const same = things.get(id)
    things.set(id, {
      name,
      quantity: quantity + (same?.quantity ?? 0),
      rentalCents: rentalCents + (same?.rentalCents ?? 0),
    })
  }
  return things
}

/** The rows that cost something else; one that is not there costs nothing. */
export function changedRows(before: Quote, after: Quote): ChangedRow[] {
  return changesOf(before.rows, after.rows)
}

/** Of them, those that staff wrote. */
export function changedPriceRows(before: Quote, after: Quote): ChangedRow[] {
  return changesOf(before.priceRows, after.priceRows)
}

function changesOf(were: readonly PriceRow[], are: readonly PriceRow[]): ChangedRow[] {
  const centsOf = (rows: readonly PriceRow[], label: string) =>
    rows.filter((row) => row.label === label).reduce((sum, row) => sum + row.cents, 0)
  return [...new Set([...were, ...are].map(({ label }) => label))]
    .map((label) => ({ label, fromCents: centsOf(were, label), toCents: centsOf(are, label) }))
    .filter(({ fromCents, toCents }) => fromCents !== toCents)
}
