import { formatMoney } from '../../money/money.ts'
import type { QuotedLine } from '../../pricing/quote.ts'

export function daysText(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** '2 × Essential Kit, 10 days: $140.00', for people who cannot see where a price stands. */
export function lineText({ quantity, name, rentalCents }: QuotedLine, days: number | null): string {
  return `${quantity} × ${name}, ${days === null ? 'a week' : daysText(days)}: ${formatMoney(rentalCents)}`
}

/** Under the price of a line: what it is for, and the week's price where that is another. */
export function lineNote({ lineTotalCents, extraDaysCents }: QuotedLine, days: number | null): string {
  if (days === null) return 'for a week'
  const week = extraDaysCents > 0 ? `, ${formatMoney(lineTotalCents)} a week` : ''
  return `for ${daysText(days)}${week}`
}
