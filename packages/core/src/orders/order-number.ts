/**
 * Nobody takes one of these for another, read or written: no 0 or O, no 1, I or L, of B and 8, G and 6, S and 5, Z and 2
 * one each, and no vowels, so that no number is a word. T is left out too: it begins every number. That makes 23, a
 * prime, as the check character needs it.
 */
export const orderNumberAlphabet = '23456789CDFHJKMNPQRVWXY'

/** Numbers of so many characters are drawn for a new order, which gets the first that is free: they grow as they run out. */
export const orderNumberTries = [5, 5, 5, 6, 8] as const

const shortest = 5
const longest = 8

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

/**
 * A number of characters drawn at random: `T-`, the characters, and one more that checks them.
 * See docs/policy.md#order-numbers.
 * @param drawn Places in the alphabet, 0 to 22, five to eight of them.
 * @throws RangeError for fewer, more or others.
 */
export function orderNumberFrom(drawn: readonly number[]): string {
  if (drawn.length < shortest || drawn.length > longest) throw new RangeError(`${drawn.length} characters`)
  const symbols = drawn.map((place) => symbolAt(place)).join('')
  return written(symbols, checkOf(symbols))
}

/**
 * The number that somebody typed, pasted or was told, as it is stored: in lower case, without its dashes or its T, with
 * spaces, a # or the word order before it. Null when no order can have it, such as after a slip of one character.
 * See docs/policy.md#order-numbers.
 */
export function parseOrderNumber(text: string): string | null {
  const typed = symbolsOf(text)
  if (typed === null || typed.length <= shortest || typed.length > longest + 1) return null
  const symbols = typed.slice(0, -1)
  const check = typed.slice(-1)
  return checkOf(symbols) === check ? written(symbols, check) : null
}

/**
 * How the numbers begin that a search for this text finds: `T-7Q` for what somebody began to type, in any spelling, and
 * the whole of a whole number. Null for a single character, which too many share, and for what begins none.
 */
export function orderNumberStart(text: string): string | null {
  const typed = symbolsOf(text)
  if (typed === null || typed.length < 2) return null
  return typed.length <= shortest ? `T-${typed}` : parseOrderNumber(text)
}

/** Without what stands around and between the characters; null when one of them is in no number. */
function symbolsOf(text: string): string | null {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*(?:ORDER\b)?\s*(?:NUMBER\b)?[\s:]*/, '')
    .replace(/[\s#.\p{Pd}]/gu, '')
    .replace(/^T/, '')
  const symbols = Array.from(typed, (one) => meant[one] ?? one)
  return symbols.every((one) => orderNumberAlphabet.includes(one)) ? symbols.join('') : null
}

/**
 * Counted from the right, each place has a weight of its own, the check character 1; the weighted sum is a multiple of
 * 23. A wrong character or two that changed places would need a factor of 23 among smaller numbers.
 */
function checkOf(symbols: string): string {
  const sum = Array.from(symbols).reduce(
    (total, one, index) => total + orderNumberAlphabet.indexOf(one) * (symbols.length + 1 - index),
    0,
  )
  return symbolAt(
    (orderNumberAlphabet.length - (sum % orderNumberAlphabet.length)) % orderNumberAlphabet.length,
  )
}

function symbolAt(place: number): string {
  const symbol = orderNumberAlphabet[place]
  if (symbol === undefined) throw new RangeError(`${place} is no place in the alphabet`)
  return symbol
}

function written(symbols: string, check: string): string {
  return `T-${symbols}-${check}`
}
