import { lowStockUnits } from '@trivet/core/catalog'
import type {
  ConsoleProductFilter,
  ConsoleProductRow,
  ProductSortColumn,
} from '@trivet/core/contract/catalog'
import { adminPageSize } from '@trivet/core/contract/orders'
import { rows, type Query, type Sql } from '../../../platform/database.ts'
import { cardColumns, toProductCard, type CardRow } from '../product-card.ts'

/** `query` is the text of a tsquery, as keywordQuery makes it; null looks for no words. */
export type ProductView = Omit<ConsoleProductFilter, 'q'> & { q: string | undefined; query: string | null }

export type ConsolePage = { products: ConsoleProductRow[]; total: number; hasMore: boolean }

/** Without a search, with one that finds little, and with one that finds much. */
type Way = 'listed' | 'found' | 'walked'

type FoundRow = CardRow & {
  collection: ConsoleProductRow['collection']
  shelfOrder: number
  archivedAt: string | null
  updatedAt: string
}

const columnOf: Record<ProductSortColumn, string> = {
  shelf: 'shelf_order',
  name: 'name',
  price: 'price_cents',
  stock: 'count_in_stock',
  updated: 'updated_at',
}

/** A search that finds more than that is not counted to its end. */
export const mostCounted = 1000

/**
 * A page and the number of all products of the view. What a search finds is sorted as a whole; when that is very much,
 * the shelf is read in order instead, until the page is full.
 */
export async function findConsolePage(sql: Sql, view: ProductView, page: number): Promise<ConsolePage> {
  const found = await findPage(sql, view, page, view.q === undefined ? 'listed' : 'found')
  if (view.q === undefined || found.total <= mostCounted) return found
  const { products } = await findPage(sql, view, page, 'walked')
  return { products, total: mostCounted, hasMore: true }
}

async function findPage(sql: Sql, view: ProductView, page: number, way: Way): Promise<ConsolePage> {
  const [row] = await rows<{ total: number; products: FoundRow[] }>(
    sql,
    consolePageStatement(view, page, way),
  )
  return { products: (row?.products ?? []).map(toConsoleRow), total: row?.total ?? 0, hasMore: false }
}

/** All products of the view, in its order. */
export async function findViewIds(sql: Sql, view: ProductView): Promise<string[]> {
  const { values, condition, order, name } = readView(view)
  const found = await rows<{ id: string }>(sql, {
    name: `console-ids${name}`,
    text: `SELECT p.id FROM products p WHERE ${condition} ORDER BY ${order}`,
    values,
  })
  return found.map(({ id }) => id)
}

/** Listed and walked, the page is found in an index of its order; only its rows are read from the table. */
export function consolePageStatement(view: ProductView, page: number, way: Way): Query {
  const { values, condition, order, name } = readView(view, way === 'walked')
  const offset = `$${values.push((page - 1) * adminPageSize)}`
  const limited = `ORDER BY ${order} LIMIT ${adminPageSize} OFFSET ${offset}`
  const whole = `products p WHERE ${condition}`
  const matches = `matches AS MATERIALIZED (
      SELECT p.id, p.${sortOf(view).column} FROM ${whole} LIMIT ${mostCounted + 1}
    ), page AS (SELECT p.id FROM matches p ${limited})`
  const total = {
    listed: `(SELECT count(*)::int FROM ${whole})`,
    found: '(SELECT count(*)::int FROM matches)',
    walked: '0',
  }[way]
  return {
    name: `console-products-${way}${name}`,
    values,
    text: `WITH ${way === 'found' ? matches : `page AS (SELECT p.id FROM ${whole} ${limited})`}
      SELECT ${total} AS total, (
        SELECT coalesce(json_agg(product), '[]') FROM (
          SELECT ${cardColumns('p')}, p.collection, p.shelf_order AS "shelfOrder", p.archived_at AS "archivedAt",
            p.updated_at AS "updatedAt"
          FROM page JOIN products p ON p.id = page.id ORDER BY ${order}
        ) product
      ) AS products`,
  }
}

const isOfStock = {
  in: `p.count_in_stock > ${lowStockUnits}`,
  low: `p.count_in_stock BETWEEN 1 AND ${lowStockUnits}`,
  out: 'p.count_in_stock = 0',
}

/** All texts are constants of ours; one prepared statement for each way of asking. */
function readView(view: ProductView, isWalked = false) {
  const values: unknown[] = []
  const conditions: string[] = []
  let name = `-by-${view.sort ?? 'shelf'}`
  const add = (kind: string, condition: string) => {
    name += `-${kind}`
    conditions.push(condition)
  }
  if (view.archived === undefined) add('live', 'p.archived_at IS NULL')
  if (view.archived === 'yes') add('archived', 'p.archived_at IS NOT NULL')
  if (view.category) add('category', `p.category = $${values.push(view.category)}`)
  if (view.kitCategory === 'none') add('no-kit', 'p.kit_category IS NULL')
  else if (view.kitCategory) add('kit', `p.kit_category = $${values.push(view.kitCategory)}`)
  if (view.stock) add(`stock-${view.stock}`, isOfStock[view.stock])
  if (view.popular)
    add(`popular-${view.popular}`, view.popular === 'yes' ? 'p.is_popular' : 'NOT p.is_popular')
  if (view.q !== undefined) {
    // besides words, an id or the address itself
    const asked = `$${values.push(view.q.toLowerCase())}`
    const named = `p.slug = ${asked} OR p.id = ${asked}`
    if (view.query === null) add('named', `(${named})`)
    else {
      const hasWords = `p.search @@ ${tsquery(`$${values.push(view.query)}`)}`
      // so written no index answers it, and the order's own is read instead
      add('words', `(${named} OR ${isWalked ? `(${hasWords}) IS TRUE` : hasWords})`)
    }
  }
  const { column, direction } = sortOf(view)
  const order = `p.${column} ${direction}, p.id ${direction}`
  return { values, name, order, condition: conditions.join(' AND ') || 'true' }
}

function sortOf({ sort = 'shelf' }: ProductView) {
  const isDown = sort.startsWith('-')
  const column = columnOf[sort.replace('-', '') as ProductSortColumn]
  return { column, direction: isDown ? 'DESC' : 'ASC' }
}

// as on the shop's shelf: a stop word still looks for words that start with it
const tsquery = (query: string) =>
  `coalesce(nullif(to_tsquery('english', ${query})::text, '')::tsquery, to_tsquery('simple', ${query}))`

function toConsoleRow({
  collection,
  shelfOrder,
  archivedAt,
  updatedAt,
  ...row
}: FoundRow): ConsoleProductRow {
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
    isPopular: card.isPopular,
    shelfOrder,
    picture: card.picture,
    archivedAt: archivedAt === null ? null : new Date(archivedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
