import {
  parseSpokenNumber,
  spokenAlphabet,
  spokenNumberFrom,
  spokenSymbols,
  type SpokenKind,
} from '../text/spoken-number.ts'

export { spokenAlphabet as orderNumberAlphabet }

/** Numbers of so many characters are drawn for a new order, which gets the first that is free: they grow as they run out. */
export const orderNumberTries = [5, 5, 5, 6, 8] as const

const orderNumbers: SpokenKind = {
  prefix: 'T',
  shortest: 5,
  longest: 8,
  word: /^\s*(?:ORDER\b)?\s*(?:NUMBER\b)?[\s:]*/,
}

/**
 * A number of characters drawn at random: `T-`, the characters, and one more that checks them.
 * See docs/policy.md#order-numbers.
 * @param drawn Places in the alphabet, 0 to 22, five to eight of them.
 * @throws RangeError for fewer, more or others.
 */
export function orderNumberFrom(drawn: readonly number[]): string {
  return spokenNumberFrom(orderNumbers, drawn)
}

/**
 * The number that somebody typed, pasted or was told, as it is stored: in lower case, without its dashes or its T, with
 * spaces, a # or the word order before it. Null when no order can have it, such as after a slip of one character.
 * See docs/policy.md#order-numbers.
 */
export function parseOrderNumber(text: string): string | null {
  return parseSpokenNumber(orderNumbers, text)
}

/**
 * How the numbers begin that a search for this text finds: `T-7Q` for what somebody began to type, in any spelling, and
 * the whole of a whole number. Null for a single character, which too many share, and for what begins none.
 */
export function orderNumberStart(text: string): string | null {
  const typed = spokenSymbols(orderNumbers, text)
  if (typed === null || typed.length < 2) return null
  return typed.length <= orderNumbers.shortest ? `T-${typed}` : parseOrderNumber(text)
}
