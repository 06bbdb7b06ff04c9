import { isOneTypoApart } from './one-typo.ts'

const fewestLetters = 3
const mostTexts = 5

/** The words of a text that may have been mistyped, in lower case. */
export function lettersIn(text: string): string[] {
  return [...new Set((text.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()))]
}

/**
 * What somebody meant whose text found nothing: the text with one slip of each mistyped word mended, out of the words
 * `near` it, nearest first; five texts at most. A word that is known, or the start of one, stays as it is. Empty when
 * nothing can be mended. See docs/policy.md#search.
 */
export function meantTexts(text: string, near: ReadonlyMap<string, readonly string[]>): string[] {
  const parts = text.split(/(\p{L}+)/u)
  const texts = parts.reduce<string[]>(
    (begun, part) =>
      meantWords(part.toLowerCase(), near.get(part.toLowerCase()) ?? [])
        .flatMap((word) => begun.map((beginning) => beginning + (word === part.toLowerCase() ? part : word)))
        .slice(0, mostTexts),
    [''],
  )
  return texts.filter((meant) => meant !== text)
}

function meantWords(word: string, near: readonly string[]): string[] {
  const isKnown = near.some((other) => other.startsWith(word))
  if (isKnown || word.length < fewestLetters) return [word]
  const meant = near.filter((other) => isOneTypoApart(word, other))
  return meant.length > 0 ? meant : [word]
}
