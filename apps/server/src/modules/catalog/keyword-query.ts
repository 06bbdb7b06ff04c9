import { searchTerms, type SearchTerm, type SearchWord } from '@trivet/core/catalog'

/** Texts of tsqueries. `wider` is there when something asked for has other names; it finds all that `query` finds. */
export type KeywordQuery = { query: string; wider?: string }

/** Every word, or the start of one, must occur. Words are letters and digits: no character has a second meaning. */
export function keywordQuery(words: readonly SearchWord[]): KeywordQuery {
  const terms = searchTerms(words)
  const query = terms.map(asTyped).join(' & ')
  return hasNames(terms) ? { query, wider: terms.map(byAnyName).join(' & ') } : { query }
}

/** One of the words is enough. */
export function anyWordQuery(words: readonly SearchWord[]): KeywordQuery {
  const terms = searchTerms(words)
  const query = words.map(wordQuery).join(' | ')
  return hasNames(terms) ? { query, wider: [query, ...terms.flatMap(namesOf)].join(' | ') } : { query }
}

function hasNames(terms: SearchTerm[]): boolean {
  return terms.some(({ synonyms }) => synonyms.length > 0)
}

function asTyped({ words }: SearchTerm): string {
  return words.map(wordQuery).join(' & ')
}

function byAnyName(term: SearchTerm): string {
  return `(${[asTyped(term), ...namesOf(term)].join(' | ')})`
}

/** Whole words and side by side: sheet pan is not a pan and, somewhere else, a sheet. */
function namesOf({ synonyms }: SearchTerm): string[] {
  return synonyms.map((name) => name.join(' <-> '))
}

function wordQuery(word: SearchWord): string {
  const forms = word.flatMap(formsOf).map((form) => `${form}:*`)
  return forms.length === 1 ? forms.join() : `(${forms.join(' | ')})`
}

// PostgreSQL's English stemming keeps knife and knives apart
function formsOf(word: string): string[] {
  if (/ves$/i.test(word)) return [word, `${word.slice(0, -3)}f`]
  if (/[ail]fe?$/i.test(word)) return [word, word.replace(/fe?$/i, 'v')]
  return [word]
}
