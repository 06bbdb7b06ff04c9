import type { ConsoleProductFilter, ConsoleProductListInput } from '@trivet/core'
import { kitCategories, productCategories, productSortColumns, stockStates } from '@trivet/core'
import type { ListState } from '../../lib/list-state.ts'

export const productFilterNames = ['category', 'kitCategory', 'stock', 'popular', 'archived'] as const

export type ProductFilterName = (typeof productFilterNames)[number]
export type ProductList = ListState<ProductFilterName>

const known = <Values extends readonly string[]>(values: Values, text: string): Values[number] | undefined =>
  values.find((value) => value === text)

/** What the address asks for; words it does not know are as good as none. */
export function productQuery(list: ProductList): ConsoleProductListInput {
  const column = known(productSortColumns, list.sort?.column ?? '')
  const sort = column && (list.sort?.direction === 'descending' ? (`-${column}` as const) : column)
  return {
    q: list.search || undefined,
    category: known(productCategories, list.filter('category')),
    kitCategory: known([...kitCategories, 'none'] as const, list.filter('kitCategory')),
    stock: known(stockStates, list.filter('stock')),
    popular: known(['yes', 'no'] as const, list.filter('popular')),
    archived: known(['yes', 'all'] as const, list.filter('archived')),
    sort,
    page: list.page,
  }
}

/** The file of the whole view. */
export function productCsvAddress(query: ConsoleProductFilter & { page?: number }): string {
  const { page: _page, ...filter } = query
  const told = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/admin/products.csv?${new URLSearchParams(told)}`
}
