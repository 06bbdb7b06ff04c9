import { parseSpokenNumber, spokenNumberFrom, type SpokenKind } from '../text/spoken-number.ts'

/** Numbers of so many characters are drawn for a new crate, which gets the first that is free. */
export const crateNumberTries = [4, 4, 4, 5, 6] as const

const crateNumbers: SpokenKind = {
  prefix: 'C',
  shortest: 4,
  longest: 6,
  word: /^\s*(?:CRATE\b|BOX\b)?\s*(?:NUMBER\b)?[\s:]*/,
}

/**
 * A number of characters drawn at random: `C-`, the characters, and one more that checks them.
 * See docs/policy.md#crates.
 * @param drawn Places in the alphabet, 0 to 22, four to six of them; the first is not that of C.
 * @throws RangeError for fewer, more or others.
 */
export function crateNumberFrom(drawn: readonly number[]): string {
  return spokenNumberFrom(crateNumbers, drawn)
}

/**
 * The number that was scanned, typed or told, as it is stored; in lower case, without its dashes or its C, with the word
 * crate before it. Null when no crate can have it, such as after a slip of one character. See docs/policy.md#crates.
 */
export function parseCrateNumber(text: string): string | null {
  return parseSpokenNumber(crateNumbers, text)
}
