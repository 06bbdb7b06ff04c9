import { spokenNumberFrom, type SpokenKind } from '../text/spoken-number.ts'

// no Q stands first in the others: it would be taken for this prefix
const writtenQuoteNumbers: SpokenKind = {
  prefix: 'Q',
  shortest: 5,
  longest: 8,
  word: /^\s*(?:QUOTE\b)?[\s:]*/,
}

/**
 * `Q-`, the characters, and one more that checks them, as an order's number is made; null where the characters begin as the
 * prefix does. See docs/policy.md#written-quotes.
 */
export function writtenQuoteNumberFrom(drawn: readonly number[], alphabet: string): string | null {
  return alphabet[drawn[0] ?? 0] === 'Q' ? null : spokenNumberFrom(writtenQuoteNumbers, drawn)
}
