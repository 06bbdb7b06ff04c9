import {
  adminPageSize,
  lowStockUpTo,
  type ConsoleProductFilter,
  type ConsoleProductRow,
  type ProductSortColumn,
} from '@trivet/core'
import { rows, type Query, type Sql } from '../../../platform/database.ts'
import { cardColumns, toProductCard, type CardRow } from '../product-card.ts'

/** `query` is the text of a tsquery, as keywordQuery makes it; null looks for no words. */
export type ProductView = Omit<ConsoleProductFilter, 'q'> & { q: string | undefined; query: string | null }

export type ConsolePage = { products: ConsoleProductRow[]; total: number }

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

/** A page and the number of all products of the view, in one round trip. */
export async function findConsolePage(sql: Sql, view: ProductView, page: number): Promise<ConsolePage> {
  const [found] = await rows<{ total: number; products: FoundRow[] }>(sql, consolePageStatement(view, page))
  return { products: (found?.products ?? []).map(toConsoleRow), total: found?.total ?? 0 }
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

/** The page is found in an index of its order; only its rows are read from the table, unless words are looked for. */
export function consolePageStatement(view: ProductView, page: number): Query {
  const { values, condition, order, name } = readView(view)
  const offset = `$${values.push((page - 1) * adminPageSize)}`
  const isSearch = view.q !== undefined
  const found = isSearch
    ? `matches AS MATERIALIZED (SELECT p.id, p.${sortOf(view).column} FROM products p WHERE ${condition}),
       page AS (SELECT p.id FROM matches p ORDER BY ${order} LIMIT ${adminPageSize} OFFSET ${offset})`
    : `page AS (SELECT p.id FROM products p WHERE ${condition} ORDER BY ${order}
                LIMIT ${adminPageSize} OFFSET ${offset})`
  const counted = isSearch ? 'matches' : `products p WHERE ${condition}`
  return {
    name: `console-products${name}`,
    values,
    text: `WITH ${found}
      SELECT (SELECT count(*)::int FROM ${counted}) AS total, (
        SELECT coalesce(json_agg(product), '[]') FROM (
          SELECT ${cardColumns('p')}, p.collection, p.shelf_order AS "shelfOrder", p.archived_at AS "archivedAt",
            p.updated_at AS "updatedAt"
          FROM page JOIN products p ON p.id = page.id ORDER BY ${order}
        ) product
      ) AS products`,
  }
}

const isOfStock = {
  in: `p.count_in_stock > ${lowStockUpTo}`,
  low: `p.count_in_stock BETWEEN 1 AND ${lowStockUpTo}`,
  out: 'p.count_in_stock = 0',
}

/** All texts are constants of ours; one prepared statement for each way of asking. */
function readView(view: ProductView) {
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
    else add('words', `(${named} OR p.search @@ ${tsquery(`$${values.push(view.query)}`)})`)
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
