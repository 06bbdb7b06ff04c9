import type { OccupiedDays } from '@trivet/core/availability'
import { catalogPageSize, type ProductSort } from '@trivet/core/catalog'
import { rows, type Query, type Sql } from '../../platform/database.ts'
import { isFreeOver } from '../availability/availability.repo.ts'

/** A set of products in shelf order that people page through. All texts are constants of ours. */
export type Shelf = {
  name: string
  columns: string
  condition: string
  categoryColumn: string
}

/** `query` and `wider` are texts of tsqueries, as keywordQuery makes them; without `sort` it is the shelf's order. */
export type ShelfRequest = {
  category?: string
  maxPriceCents?: number
  freeOver?: OccupiedDays
  sort?: ProductSort
  query?: string
  wider?: string
  pageNumber: number
}

export type ShelfPage<Row> = { products: Row[]; page: number; pages: number; total?: number }

type ShelfRow<Row> = { total: number; products: Row[] }

/** A page and the number of all pages, in one round trip. */
export async function findShelfPage<Row>(
  sql: Sql,
  shelf: Shelf,
  request: ShelfRequest,
): Promise<ShelfPage<Row>> {
  const [found] = await rows<ShelfRow<Row>>(sql, shelfStatement(shelf, request))
  const { products, total } = found ?? { products: [], total: 0 }
  const page = { products, page: request.pageNumber, pages: Math.ceil(total / catalogPageSize) }
  return products.length > 0 ? { ...page, total } : page
}

/** One prepared statement for each way of asking, so that each can use its own index. */
export function shelfStatement(shelf: Shelf, request: ShelfRequest): Query {
  const { category, maxPriceCents, freeOver, query, wider, pageNumber } = request
  const values: unknown[] = [(pageNumber - 1) * catalogPageSize]
  const put = (value: unknown) => `$${values.push(value)}`
  let name = shelf.name
  let condition = shelf.condition
  if (category !== undefined) {
    name += '-of-category'
    condition += ` AND ${shelf.categoryColumn} = ${put(category)}`
  }
  if (maxPriceCents !== undefined) {
    name += '-up-to-price'
    condition += ` AND p.price_cents <= ${put(maxPriceCents)}`
  }
  if (freeOver) {
    name += '-free'
    condition += ` AND ${isFreeOver(put(freeOver.firstDay), put(freeOver.lastDay))}`
  }
  const { sort = 'popular' } = request
  const sortRank = rankOf[sort]
  if (sortRank) name += `-by-${sort}`

  if (query === undefined) {
    const isPlain = !sortRank && !freeOver && maxPriceCents === undefined
    const text = isPlain ? inShelfOrder(shelf, condition) : byOwnRank(shelf, condition, sortRank ?? '0')
    return { name, values, text }
  }
  const asked = put(query)
  if (wider === undefined) {
    return { name: `${name}-by-keyword`, values, text: byRank(shelf, condition, { asked, sortRank }) }
  }
  const text = byNameAndRank(shelf, condition, { asked, wider: put(wider), sortRank })
  return { name: `${name}-by-any-name`, values, text }
}

// to sort is to rank by something else than how well the words fit; equals stay in shelf order
const rankOf: Record<ProductSort, string | null> = {
  popular: null,
  'price-asc': '-p.price_cents',
  'price-desc': 'p.price_cents',
  rating: 'coalesce(p.rating_sum::float8 / nullif(p.num_reviews, 0), 0)',
}

// the page is found in the index alone; only its twelve rows are read from the table
const inShelfOrder = (shelf: Shelf, condition: string) => `
  WITH page AS (
    SELECT p.id, 0 AS rank FROM products p WHERE ${condition}
    ORDER BY p.shelf_order, p.id LIMIT ${catalogPageSize} OFFSET $1
  )
  SELECT (SELECT count(*)::int FROM products p WHERE ${condition}) AS total, ${productsOf(shelf)} AS products`

// counted and paged from one reading of the shelf, because its condition is dear
const byOwnRank = (shelf: Shelf, condition: string, rank: string) => `
  WITH matches AS MATERIALIZED (
    SELECT p.id, p.shelf_order, ${rank} AS rank FROM products p WHERE ${condition}
  ), ${bestPage(shelf)}`

type Asked = { asked: string; sortRank: string | null }

// the query is read once: as an expression it would be parsed again for every match
const byRank = (shelf: Shelf, condition: string, { asked, sortRank }: Asked) => `
  WITH asked AS MATERIALIZED (
    SELECT ${tsquery(asked)} AS query
  ), matches AS MATERIALIZED (
    SELECT p.id, p.shelf_order, ${sortRank ?? 'ts_rank(p.search, (SELECT query FROM asked))'} AS rank
    FROM products p WHERE ${condition} AND p.search @@ (SELECT query FROM asked)
  ), ${bestPage(shelf)}`

// things called so come before things that only mention it, and what was typed before its other names; ts_rank
// stays below 1
const rankByName = `4 * (ts_filter(p.search, '{a}') @@ (SELECT query FROM asked))::int
      + 2 * (ts_filter(p.search, '{a}') @@ (SELECT wider FROM asked))::int
      + (p.search @@ (SELECT query FROM asked))::int + ts_rank(p.search, (SELECT wider FROM asked))`

const byNameAndRank = (
  shelf: Shelf,
  condition: string,
  { asked, wider, sortRank }: Asked & { wider: string },
) => `
  WITH asked AS MATERIALIZED (
    SELECT ${tsquery(asked)} AS query, ${tsquery(wider)} AS wider
  ), matches AS MATERIALIZED (
    SELECT p.id, p.shelf_order, ${sortRank ?? rankByName} AS rank
    FROM products p WHERE ${condition} AND p.search @@ (SELECT wider FROM asked)
  ), ${bestPage(shelf)}`

const bestPage = (shelf: Shelf) => `page AS (
    SELECT id, rank FROM matches ORDER BY rank DESC, shelf_order, id LIMIT ${catalogPageSize} OFFSET $1
  )
  SELECT (SELECT count(*)::int FROM matches) AS total, ${productsOf(shelf)} AS products`

// a search for nothing but a stop word, such as the letter a, still looks for words that start with it
const tsquery = (query: string) =>
  `coalesce(nullif(to_tsquery('english', ${query})::text, '')::tsquery, to_tsquery('simple', ${query}))`

const productsOf = (shelf: Shelf) => `(
    SELECT coalesce(json_agg(product), '[]') FROM (
      SELECT ${shelf.columns} FROM page JOIN products p ON p.id = page.id
      ORDER BY page.rank DESC, p.shelf_order, p.id
    ) product
  )`
