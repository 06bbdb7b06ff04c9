import { searchWords, thingNotRented, type SearchWord } from '@trivet/core/catalog'
import type { Sql } from '../../platform/database.ts'
import { anyWordQuery, keywordQuery } from './keyword-query.ts'
import { findPopularProducts, findProducts } from './products.repo.ts'
import { searchListing } from './search-listing.ts'

const most = 3

/** What somebody may search for who found nothing: products with one of the words, then the popular ones. */
export async function suggestSearches(sql: Sql, words: readonly SearchWord[]): Promise<string[]> {
  const close = words.length > 0 ? await findProducts(sql, { ...anyWordQuery(words), pageNumber: 1 }) : null
  const found = close?.products ?? []
  const popular = found.length < most ? await findPopularProducts(sql, most) : []
  return [...new Set([...found, ...popular].map(({ name }) => name))].slice(0, most)
}

/**
 * What comes close to something the shop does not rent; null for any other search, and for one that only its filters
 * leave without a product.
 */
export async function insteadOf(
  sql: Sql,
  keyword: string,
): Promise<{ notRented: string; suggestions: string[] } | null> {
  const thing = thingNotRented(keyword)
  if (!thing) return null
  const anywhere = await searchListing(sql, findProducts, { keyword, pageNumber: 1 })
  if (anywhere.pages > 0) return null
  const names: string[] = []
  for (const close of thing.close) {
    const words = searchWords(close).map((word): SearchWord => [word])
    const { products } = await findProducts(sql, { ...keywordQuery(words), pageNumber: 1 })
    const [nearest] = products.filter(({ name }) => !names.includes(name))
    if (nearest) names.push(nearest.name)
  }
  return names.length > 0 ? { notRented: thing.things, suggestions: names.slice(0, most) } : null
}
