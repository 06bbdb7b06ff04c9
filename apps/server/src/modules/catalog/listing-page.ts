import type { Cents } from '@trivet/core/money'
import type { OccupiedDays } from '@trivet/core/availability'
import { catalogPageSize, type KitCategory, type ProductKind, type ProductSort } from '@trivet/core/catalog'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'
import { shapeName, listingShapes, type Narrowing } from './listing-shapes.ts'
import { listingStatement, type Listing, type ListingValues } from './listing-statement.ts'

/** `query` and `wider` are texts of tsqueries, as keywordQuery makes them; without `sort` it is the order of the listing. */
export type ListingRequest<Category extends string> = {
  category?: Category
  kind?: ProductKind
  /** Of single pieces, so that the kind adds nothing to it. */
  type?: KitCategory
  maxPriceCents?: Cents
  /** In the depot of the place; null in any open one. */
  freeOver?: OccupiedDays & { depotId: string | null }
  sort?: ProductSort
  query?: string
  wider?: string
  pageNumber: number
}

const narrowingTo = { kit: '-kits', item: '-items' } as const satisfies Record<ProductKind, Narrowing>

export type ListingPage<Row> = { products: Row[]; page: number; pages: number; total?: number }

/** Finds a page and the number of all pages, in one round trip, by one prepared statement for each way of asking. */
export function listingPages<Category extends string, Row>(listing: Listing<Category, Row>) {
  const narrowings: Narrowing[] = listing.narrowings ? ['', '-kits', '-items', '-type'] : ['']
  const statements = new Map(
    listingShapes(narrowings).map((shape) => {
      const name = shapeName(shape)
      const ask = statement<ListingValues<Category>>()(listing.name + name, (db, $) =>
        listingStatement(listing, shape, db, $),
      )
      return [name, ask]
    }),
  )
  return async (sql: Sql, request: ListingRequest<Category>) => {
    const {
      category,
      kind,
      type,
      maxPriceCents,
      freeOver,
      sort = 'popular',
      query,
      wider,
      pageNumber,
    } = request
    const name = shapeName({
      isOfCategory: category !== undefined,
      narrowing: type ? '-type' : kind ? narrowingTo[kind] : '',
      isUpToPrice: maxPriceCents !== undefined,
      free: freeOver === undefined ? '' : freeOver.depotId === null ? '-somewhere' : '-there',
      sort,
      words: query === undefined ? '' : wider === undefined ? '-by-keyword' : '-by-any-name',
    })
    const found = await statements.get(name)?.(sql, {
      offset: (pageNumber - 1) * catalogPageSize,
      category: category ?? null,
      type: type ?? null,
      maxPriceCents: maxPriceCents ?? null,
      firstDay: freeOver?.firstDay ?? null,
      lastDay: freeOver?.lastDay ?? null,
      depotId: freeOver?.depotId ?? null,
      query: query ?? null,
      wider: wider ?? null,
    })
    const { products, total } = found?.[0] ?? { products: [], total: 0 }
    const page = { products, page: pageNumber, pages: Math.ceil(total / catalogPageSize) }
    return products.length > 0 ? { ...page, total } : page
  }
}
