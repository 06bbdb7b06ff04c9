import { parseCategory } from '@trivet/core'
import type { ProductCategory } from '@trivet/core'
import type { CatalogQuery } from '../../paths.ts'

const longestKeyword = 100

/** What the address asks for. An address someone edited by hand shows the nearest sensible list. */
export function readCatalogQuery(search: URLSearchParams): CatalogQuery & { category?: ProductCategory } {
  const keyword = search.get('keyword')?.trim().slice(0, longestKeyword)
  const category = parseCategory(search.get('category') ?? '')
  const pageNumber = search.get('pageNumber') ?? ''
  return {
    ...(keyword && { keyword }),
    ...(category && { category }),
    ...(/^[1-9][0-9]{0,5}$/.test(pageNumber) && { pageNumber: Number(pageNumber) }),
  }
}
