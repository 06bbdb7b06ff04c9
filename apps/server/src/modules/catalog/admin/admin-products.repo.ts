import type { AdminProductRow } from '@trivet/core/contract/catalog'
import { adminPageSize } from '@trivet/core/contract/orders'
import { expressionBuilder, type InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Builder, Tables } from '../../../platform/sql/builder.ts'
import { int } from '../../../platform/sql/functions.ts'
import { query } from '../../../platform/sql/query.ts'
import { cardColumns, toProductCard } from '../product-card.ts'
import { isInView, isLow, sequenceOf, type ProductView } from './product-view.ts'

export type AdminProductsPage = { products: AdminProductRow[]; total: number; hasMore: boolean }

/** A search that finds more than that is not counted to its end. */
const mostCounted = 1000

/**
 * A page and the number of all products of the view. What a search finds is sorted as a whole; when that is very much,
 * the listing is read in order instead, until the page is full.
 */
export async function findAdminPage(sql: Sql, view: ProductView, page: number): Promise<AdminProductsPage> {
  const [found] = await query(sql, (db) => (view.q === undefined ? listed : searched)(db, view, page))
  const { products, total } = found ?? { products: [], total: 0 }
  if (view.q === undefined || total <= mostCounted) {
    return { products: products.map(toAdminRow), total, hasMore: false }
  }
  const [first] = await query(sql, (db) => walked(db, view, page))
  return { products: (first?.products ?? []).map(toAdminRow), total: mostCounted, hasMore: true }
}

/** All products of the view, in its order. */
export async function findViewIds(sql: Sql, view: ProductView): Promise<string[]> {
  const { column, direction } = sequenceOf(view)
  const found = await query(sql, (db) =>
    db
      .selectFrom('products as p')
      .select('p.id')
      .where(isInView(view))
      .orderBy(column, direction)
      .orderBy('p.id', direction),
  )
  return found.map(({ id }) => id)
}

/** The parts of a statement, by their names. */
type Parts = { matches: { id: string; place: unknown }; page: { id: string } }

const eb = expressionBuilder<Tables & Parts>()

function listed(db: Builder, view: ProductView, page: number) {
  const total = eb.selectFrom('products as p').select(int(eb.fn.countAll()).as('count')).where(isInView(view))
  return db
    .with('page', () => pageInOrder(view, page))
    .selectNoFrom([total.$asScalar().as('total'), jsonArrayFrom(shownProducts(view)).as('products')])
}

function searched(db: Builder, view: ProductView, page: number) {
  const { column, direction } = sequenceOf(view)
  const matches = eb
    .selectFrom('products as p')
    .select((product) => ['p.id', product.ref(column).as('place')])
    .where(isInView(view))
    .limit(mostCounted + 1)
  const pageOfMatches = eb
    .selectFrom('matches')
    .select('id')
    .orderBy('place', direction)
    .orderBy('id', direction)
    .limit(adminPageSize)
    .offset((page - 1) * adminPageSize)
  const total = eb.selectFrom('matches').select(int(eb.fn.countAll()).as('count'))
  return db
    .with(
      (cte) => cte('matches').materialized(),
      () => matches,
    )
    .with('page', () => pageOfMatches)
    .selectNoFrom([total.$asScalar().as('total'), jsonArrayFrom(shownProducts(view)).as('products')])
}

function walked(db: Builder, view: ProductView, page: number) {
  return db
    .with('page', () => pageInOrder(view, page, true))
    .selectNoFrom(jsonArrayFrom(shownProducts(view)).as('products'))
}

/** The page is found in an index of its order; only its rows are read from the table. */
function pageInOrder(view: ProductView, page: number, isWalked = false) {
  const { column, direction } = sequenceOf(view)
  return eb
    .selectFrom('products as p')
    .select('p.id')
    .where(isInView(view, isWalked))
    .orderBy(column, direction)
    .orderBy('p.id', direction)
    .limit(adminPageSize)
    .offset((page - 1) * adminPageSize)
}

function shownProducts(view: ProductView) {
  const { column, direction } = sequenceOf(view)
  return eb
    .selectFrom('page')
    .innerJoin('products as p', 'p.id', 'page.id')
    .select(cardColumns('p'))
    .select([
      'p.collection',
      'p.listing_order as listingOrder',
      'p.archived_at as archivedAt',
      'p.updated_at as updatedAt',
      isLow(view).as('isLow'),
    ])
    .orderBy(column, direction)
    .orderBy('p.id', direction)
}

type FoundRow = InferResult<ReturnType<typeof walked>>[number]['products'][number]

function toAdminRow({
  collection,
  listingOrder,
  archivedAt,
  updatedAt,
  isLow,
  ...row
}: FoundRow): AdminProductRow {
  const card = toProductCard(row)
  return {
    _id: card._id,
    name: card.name,
    slug: card.slug,
    price: card.price,
    category: card.category,
    collection,
    kitCategory: card.kitCategory,
    countInStock: card.countInStock,
    isLow,
    isPopular: card.isPopular,
    listingOrder,
    picture: card.picture,
    archivedAt: archivedAt === null ? null : new Date(archivedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
