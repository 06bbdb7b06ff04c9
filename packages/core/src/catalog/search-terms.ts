import { isOneTypoApart } from './one-typo.ts'
import { sameThing } from './search-synonyms.ts'

/** A word of a search as it was typed, followed by what else it may have been meant to be. */
export type SearchWord = readonly [typed: string, ...meant: string[]]

/** Words that name one thing together, and all names of that thing; none for a word that is just a word. */
export type SearchTerm = { words: SearchWord[]; synonyms: string[][] }

/** The words of a text: letters and digits, and numbers such as 4.5. */
export function searchWords(text: string): string[] {
  return text.normalize('NFC').match(/\p{Nd}+\.\p{Nd}+|[\p{L}\p{M}\p{Nd}]+/gu) ?? []
}

const withoutAccents = /^[a-z]*$/
const lettersOnly = /^[\p{L}\p{M}]+$/u

type Name = { words: string[]; keys: string[]; row: string[][] }

const names: Name[] = sameThing.flatMap((row) => {
  const wordsOfRow = row.map(searchWords)
  return wordsOfRow.map((words) => ({ words, keys: words.map(wordKey), row: wordsOfRow }))
})
const namingWords = names.flatMap(({ words }) => words.filter((word) => lettersOnly.test(word)))

/** Reads the words of a search as terms, the longest known name first: "cookie sheet" is one thing, not two. */
export function searchTerms(words: readonly SearchWord[]): SearchTerm[] {
  const keys = words.map((word) => new Set(word.map(wordKey)))
  const terms: SearchTerm[] = []
  for (let start = 0; start < words.length;) {
    const found = names.filter((name) => name.keys.every((key, step) => keys[start + step]?.has(key)))
    const length = Math.max(1, ...found.map((name) => name.keys.length))
    const longest = found.filter((name) => name.keys.length === length)
    const synonyms = distinct(longest.flatMap(({ row }) => row))
    terms.push({ words: words.slice(start, start + length), synonyms })
    start += length
  }
  return terms
}

/**
 * What a mistyped word was probably meant to be, out of `known` words and the names above. The start of a word is
 * completed where only its last letter is missing: as it stands it finds the word, but none of its other names. Empty for a word
 * that is known, and for what is not made of letters.
 */
export function likelyMeant(typed: string, known: readonly string[]): string[] {
  const word = typed.toLowerCase()
  const all = [...new Set([...known, ...namingWords])]
  const begun = all.filter((other) => other.startsWith(word))
  if (!lettersOnly.test(word) || begun.includes(word)) return []
  const typedPlain = plain(word)
  const typedKey = keyOfPlain(typedPlain)
  return (begun.length > 0 ? begun : all).filter((other) => {
    if (!lettersOnly.test(other)) return false
    const otherPlain = plain(other)
    return isOneTypoApart(typedPlain, otherPlain) || isOneTypoApart(typedKey, keyOfPlain(otherPlain))
  })
}

/** One form for singular and plural, with or without accents. */
export function wordKey(word: string): string {
  return keyOfPlain(plain(word))
}

function keyOfPlain(word: string): string {
  return word.replace(/ves?$|fe$/, 'f').replace(/(?<=[sxz]|ch|sh)es$|(?<!s)s$/, '')
}

function plain(word: string): string {
  const lower = word.toLowerCase()
  return withoutAccents.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
}

function distinct(texts: string[][]): string[][] {
  return [...new Map(texts.map((words) => [words.join(' '), words])).values()]
}
