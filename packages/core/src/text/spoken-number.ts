/**
 * Nobody takes one of these for another, read or written: no 0 or O, no 1, I or L, of B and 8, G and 6, S and 5, Z and 2
 * one each, and no vowels, so that no number is a word. T is left out too: it begins the number of every order. That makes
 * 23, a prime, as the check character needs it.
 */
export const spokenAlphabet = '23456789CDFHJKMNPQRVWXY'

/** What a person may read or type instead of the character that is meant. */
const meant: Readonly<Record<string, string>> = {
  B: '8',
  G: '6',
  S: '5',
  Z: '2',
  O: 'Q',
  '0': 'Q',
  '1': '7',
  I: '7',
  L: '7',
  U: 'V',
}

/** What a kind of number looks like: `T-`, five to eight characters, a dash and one more that checks them. */
export type SpokenKind = {
  prefix: string
  /** Characters without prefix and check, at least and at most; no more than eight. */
  shortest: number
  longest: number
  /** What people put before it: an order, a crate. */
  word: RegExp
}

/**
 * A number of characters drawn at random, with its prefix and the one more that checks them.
 * @param drawn Places in the alphabet, 0 to 22.
 * @throws RangeError for fewer, more or others, and where the first is the prefix.
 */
export function spokenNumberFrom(
  { prefix, shortest, longest }: SpokenKind,
  drawn: readonly number[],
): string {
  if (drawn.length < shortest || drawn.length > longest) throw new RangeError(`${drawn.length} characters`)
  const symbols = drawn.map((place) => symbolAt(place)).join('')
  if (symbols.startsWith(prefix)) throw new RangeError(`${symbols} begins as the prefix does`)
  return written(prefix, symbols, checkOf(symbols))
}

/**
 * The number that somebody typed, pasted or was told, as it is stored: in lower case, without its dashes or its prefix,
 * with spaces, a # or a word before it. Null when nothing can have it, such as after a slip of one character.
 */
export function parseSpokenNumber(kind: SpokenKind, text: string): string | null {
  const { prefix, shortest, longest } = kind
  const typed = spokenSymbols(kind, text)
  if (typed === null || typed.length <= shortest || typed.length > longest + 1) return null
  const symbols = typed.slice(0, -1)
  const check = typed.slice(-1)
  const isIt = checkOf(symbols) === check && !symbols.startsWith(prefix)
  return isIt ? written(prefix, symbols, check) : null
}

/** Without what stands around and between the characters; null when one of them is in no number. */
export function spokenSymbols({ prefix, word }: SpokenKind, text: string): string | null {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(word, '')
    .replace(/[\s#.\p{Pd}]/gu, '')
  const bare = typed.startsWith(prefix) ? typed.slice(prefix.length) : typed
  const symbols = Array.from(bare, (one) => meant[one] ?? one)
  return symbols.every((one) => spokenAlphabet.includes(one)) ? symbols.join('') : null
}

/**
 * Counted from the right, each place has a weight of its own, the check character 1; the weighted sum is a multiple of
 * 23. A wrong character or two that changed places would need a factor of 23 among smaller numbers.
 */
function checkOf(symbols: string): string {
  const sum = Array.from(symbols).reduce(
    (total, one, index) => total + spokenAlphabet.indexOf(one) * (symbols.length + 1 - index),
    0,
  )
  return symbolAt((spokenAlphabet.length - (sum % spokenAlphabet.length)) % spokenAlphabet.length)
}

function symbolAt(place: number): string {
  const symbol = spokenAlphabet[place]
  if (symbol === undefined) throw new RangeError(`${place} is no place in the alphabet`)
  return symbol
}

function written(prefix: string, symbols: string, check: string): string {
  return `${prefix}-${symbols}-${check}`
}
