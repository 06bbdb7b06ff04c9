import type { AdminProductFilter, AdminProductListInput } from '@trivet/core/contract/catalog'
import { kitCategories, productCategories, stockStates } from '@trivet/core/catalog'
import { productSortColumns } from '@trivet/core/contract/catalog'
import type { ListState } from '../../lib/list-state.ts'
import { knownWord } from '../../lib/list-words.ts'

export const productFilterNames = ['category', 'kitCategory', 'stock', 'popular', 'archived'] as const

export type ProductFilterName = (typeof productFilterNames)[number]
export type ProductList = ListState<ProductFilterName>

/** What the address asks for; words it does not know are as good as none. */
export function productQuery(list: ProductList): AdminProductListInput {
  const column = knownWord(productSortColumns, list.sort?.column ?? '')
  const sort = column && (list.sort?.direction === 'descending' ? (`-${column}` as const) : column)
  return {
    q: list.search || undefined,
    category: knownWord(productCategories, list.filter('category')),
    kitCategory: knownWord([...kitCategories, 'none'], list.filter('kitCategory')),
    stock: knownWord(stockStates, list.filter('stock')),
    popular: knownWord(['yes', 'no'], list.filter('popular')),
    archived: knownWord(['yes', 'all'], list.filter('archived')),
    sort,
    pageNumber: list.page,
  }
}

/** What the file of the whole view is asked for with. */
export function productCsvQuery(query: AdminProductFilter & { pageNumber?: number }): string {
  const { pageNumber: _page, ...filter } = query
  const told = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(told).toString()
}
