import { likelyMeant, meantWords, type SearchWord } from '@trivet/core/catalog'
import type { Sql } from '../../platform/database.ts'
import { keywordQuery } from './keyword-query.ts'
import { findNearWords } from './search-words.repo.ts'
import type { ListingPage, ListingRequest } from './listing-page.ts'

type Search<Category extends string> = Omit<ListingRequest<Category>, 'query' | 'wider'> & { keyword: string }

type Found<Row> = ListingPage<Row> & {
  /** What was looked for in the end. */
  words: SearchWord[]
}

/** Who has that many pages to read misses no other name of the thing, and a large shop is spared ranking them. */
const plentyOfPages = 8

/**
 * Looks for what was typed; unless that is plenty, also for the same things by other names; and where nothing is
 * found, for what was probably meant. Words without another name that find something are one statement.
 */
export async function searchListing<Category extends string, Row>(
  sql: Sql,
  find: (sql: Sql, request: ListingRequest<Category>) => Promise<ListingPage<Row>>,
  { keyword, ...place }: Search<Category>,
): Promise<Found<Row>> {
  const findWords = async (words: SearchWord[]): Promise<Found<Row>> => {
    const { query, wider } = keywordQuery(words)
    const found = await find(sql, { ...place, query })
    const isEnough = found.pages > plentyOfPages || wider === undefined
    return { ...(isEnough ? found : await find(sql, { ...place, query, wider })), words }
  }

  const typed = meantWords(keyword)
  // a keyword without a letter or digit in it, such as %, is in no product
  if (typed.length === 0) return { products: [], page: place.pageNumber, pages: 0, words: [] }
  const found = await findWords(typed.map((word) => [word]))
  if (found.pages > 0) return found

  const near = await findNearWords(sql, typed)
  const words = typed.map((word): SearchWord => [word, ...likelyMeant(word, near.get(word) ?? [])])
  const isCorrected = words.some(({ length }) => length > 1)
  return isCorrected ? findWords(words) : found
}
