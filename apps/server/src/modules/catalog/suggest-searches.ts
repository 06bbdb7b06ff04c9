import type { SearchWord } from '@trivet/core/catalog'
import type { Sql } from '../../platform/database.ts'
import { anyWordQuery } from './keyword-query.ts'
import { findPopularProducts, findProducts } from './products.repo.ts'

const most = 3

/** What somebody may search for who found nothing: products with one of the words, then the popular ones. */
export async function suggestSearches(sql: Sql, words: readonly SearchWord[]): Promise<string[]> {
  const close = words.length > 0 ? await findProducts(sql, { ...anyWordQuery(words), pageNumber: 1 }) : null
  const found = close?.products ?? []
  const popular = found.length < most ? await findPopularProducts(sql, most) : []
  return [...new Set([...found, ...popular].map(({ name }) => name))].slice(0, most)
}
