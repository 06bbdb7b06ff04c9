/**
 * What somebody typed into the search box as the text of a tsquery: every word, or the start of one, must occur.
 * Null when there is no word in it. Only letters and digits get through, so no character has a second meaning.
 */
export function keywordQuery(keyword: string): string | null {
  const words = keyword.normalize('NFC').match(/\p{Nd}+\.\p{Nd}+|[\p{L}\p{M}\p{Nd}]+/gu)
  return words?.map(wordQuery).join(' & ') ?? null
}

function wordQuery(word: string): string {
  const sibling = siblingOf(word)
  return sibling ? `(${word}:* | ${sibling}:*)` : `${word}:*`
}

// PostgreSQL's English stemming keeps knife and knives apart
function siblingOf(word: string): string | null {
  if (/ves$/i.test(word)) return `${word.slice(0, -3)}f`
  if (/[ail]fe?$/i.test(word)) return word.replace(/fe?$/i, 'v')
  return null
}
