import type { OccupiedDays } from '@trivet/core/availability'
import type { StockState } from '@trivet/core/catalog'
import {
  productSortColumns,
  type AdminProductFilter,
  type ProductSortColumn,
} from '@trivet/core/contract/catalog'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../../platform/sql/builder.ts'
import { bool } from '../../../platform/sql/functions.ts'
import { hasWords, textQuery } from '../../../platform/sql/text-search.ts'
import { lowDays } from '../../availability/index.ts'

/** `query` is the text of a tsquery, as keywordQuery makes it; null looks for no words. */
export type ProductView = Omit<AdminProductFilter, 'q'> & {
  q: string | undefined
  query: string | null
  lowIn: OccupiedDays
}

const eb = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

const low = ({ lowIn }: ProductView) => lowDays(eb.val(lowIn.firstDay), eb.val(lowIn.lastDay)).as('low')

/** Part of a statement: whether a product `p` is low; for the few of a page. */
export function isLow(view: ProductView) {
  const days = eb.selectFrom(low(view)).select('low.day').whereRef('low.product_id', '=', 'p.id')
  return bool(eb.exists(days))
}

function isOfStock(stock: StockState, view: ProductView) {
  // asked once for all products
  const ids = eb.selectFrom(low(view)).select('low.product_id')
  if (stock === 'out') return eb('p.count_in_stock', '=', 0)
  return eb('p.id', stock === 'low' ? 'in' : 'not in', ids)
}

/** Part of a statement: whether a product `p` is of the view. */
export function isInView(view: ProductView, isWalked = false): Expression<SqlBool> {
  const { archived, category, kitCategory, stock, popular, q, query } = view
  const parts: Expression<SqlBool>[] = []
  if (archived === undefined) parts.push(eb('p.archived_at', 'is', null))
  if (archived === 'yes') parts.push(eb('p.archived_at', 'is not', null))
  if (category) parts.push(eb('p.category', '=', category))
  if (kitCategory === 'none') parts.push(eb('p.kit_category', 'is', null))
  else if (kitCategory) parts.push(eb('p.kit_category', '=', kitCategory))
  if (stock) parts.push(isOfStock(stock, view))
  if (popular) parts.push(eb('p.is_popular', '=', popular === 'yes'))
  if (q !== undefined) {
    // besides words, an id or the address itself
    const named = [eb('p.slug', '=', q.toLowerCase()), eb('p.id', '=', q.toLowerCase())]
    parts.push(eb.or(query === null ? named : [...named, wordsAre(query, isWalked)]))
  }
  return eb.and(parts)
}

function wordsAre(query: string, isWalked: boolean): Expression<SqlBool> {
  const found = hasWords('p.search', textQuery(eb.val(query)))
  // so written no index answers it, and the order's own is read instead
  return isWalked ? eb(found, 'is', eb.lit(true)) : found
}

const columnOf = {
  listing: 'p.listing_order',
  name: 'p.name',
  price: 'p.price_cents',
  stock: 'p.count_in_stock',
  updated: 'p.updated_at',
} as const satisfies Record<ProductSortColumn, string>

/** By what products `p` are sorted, and their ids where it is the same. */
export function sequenceOf({ sort = 'listing' }: ProductView) {
  const name = productSortColumns.find((column) => sort.endsWith(column)) ?? 'listing'
  return { column: columnOf[name], direction: sort.startsWith('-') ? 'desc' : 'asc' } as const
}
