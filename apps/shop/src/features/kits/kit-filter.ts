import { kitCategories } from '@trivet/core/catalog'
import type { KitCategory } from '@trivet/core/catalog'

/** What the visitor wants to see of the listing; it lives in the address. */
export type KitFilter = { category: KitCategory | undefined; keyword: string | undefined; page: number }

export function readKitFilter(query: URLSearchParams): KitFilter {
  const page = Number(query.get('page') ?? 1)
  return {
    category: kitCategories.find((category) => category === query.get('category')),
    keyword: query.get('keyword')?.slice(0, 100).trim() || undefined,
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  }
}

export function listingInputOf({ category, keyword, page }: KitFilter) {
  return { category, keyword, pageNumber: page === 1 ? undefined : page }
}
