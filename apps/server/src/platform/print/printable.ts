// what all our print fonts have: Latin letters of Europe, figures and a few signs
const covered =
  /^[\n -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]$/

const lastCovered = 0x2212

/** Their code points. */
export const printableLetters: readonly number[] = Array.from(
  { length: lastCovered + 1 },
  (_, point) => point,
).filter((point) => covered.test(String.fromCodePoint(point)))

/** The text in letters our fonts can print: a letter they lack becomes its plain form, or a question mark. */
export function printable(text: string): string {
  if (!hasGaps(text)) return text
  return Array.from(text.normalize('NFC'), printed).join('').replace(/ {2,}/g, ' ').trim()
}

function printed(character: string): string {
  if (covered.test(character)) return character
  const plain = Array.from(character.normalize('NFKD').replaceAll('\u2044', '/')).filter((one) =>
    covered.test(one),
  )
  if (plain.length > 0) return plain.join('')
  return /\p{L}|\p{N}/u.test(character) ? '?' : ''
}

function hasGaps(text: string): boolean {
  return Array.from(text).some((character) => !covered.test(character))
}
