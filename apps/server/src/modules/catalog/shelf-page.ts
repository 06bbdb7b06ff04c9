import { catalogPageSize } from '@trivet/core'
import { rows, type Query, type Sql } from '../../platform/database.ts'

/** A set of products in shelf order that people page through. All texts are constants of ours. */
export type Shelf = {
  name: string
  columns: string
  condition: string
  categoryColumn: string
}

/** `query` and `wider` are texts of tsqueries, as keywordQuery makes them. */
export type ShelfRequest = { category?: string; query?: string; wider?: string; pageNumber: number }

export type ShelfPage<Row> = { products: Row[]; page: number; pages: number }

type ShelfRow<Row> = { total: number; products: Row[] }

/** A page and the number of all pages, in one round trip. */
export async function findShelfPage<Row>(
  sql: Sql,
  shelf: Shelf,
  request: ShelfRequest,
): Promise<ShelfPage<Row>> {
  const [found] = await rows<ShelfRow<Row>>(sql, shelfStatement(shelf, request))
  const { products, total } = found ?? { products: [], total: 0 }
  return { products, page: request.pageNumber, pages: Math.ceil(total / catalogPageSize) }
}

/** One prepared statement for each way of asking, so that each can use its own index. */
export function shelfStatement(shelf: Shelf, request: ShelfRequest): Query {
  const { category, query, wider, pageNumber } = request
  const values: unknown[] = [(pageNumber - 1) * catalogPageSize]
  let name = shelf.name
  let condition = shelf.condition
  if (category !== undefined) {
    values.push(category)
    name += '-of-category'
    condition += ` AND ${shelf.categoryColumn} = $${values.length}`
  }
  if (query === undefined) return { name, values, text: inShelfOrder(shelf, condition) }
  values.push(query)
  const asked = `$${values.length}`
  if (wider === undefined) {
    return { name: `${name}-by-keyword`, values, text: byRank(shelf, condition, asked) }
  }
  values.push(wider)
  const text = byNameAndRank(shelf, condition, { asked, wider: `$${values.length}` })
  return { name: `${name}-by-any-name`, values, text }
}

// the page is found in the index alone; only its twelve rows are read from the table
const inShelfOrder = (shelf: Shelf, condition: string) => `
  WITH page AS (
    SELECT p.id, 0 AS rank FROM products p WHERE ${condition}
    ORDER BY p.shelf_order, p.id LIMIT ${catalogPageSize} OFFSET $1
  )
  SELECT (SELECT count(*)::int FROM products p WHERE ${condition}) AS total, ${productsOf(shelf)} AS products`

// the query is read once: as an expression it would be parsed again for every match
const byRank = (shelf: Shelf, condition: string, query: string) => `
  WITH asked AS MATERIALIZED (
    SELECT ${tsquery(query)} AS query
  ), matches AS MATERIALIZED (
    SELECT p.id, p.shelf_order, ts_rank(p.search, (SELECT query FROM asked)) AS rank
    FROM products p WHERE ${condition} AND p.search @@ (SELECT query FROM asked)
  ), ${bestPage(shelf)}`

// things called so come before things that only mention it, and what was typed before its other names; ts_rank
// stays below 1
const byNameAndRank = (
  shelf: Shelf,
  condition: string,
  { asked, wider }: { asked: string; wider: string },
) => `
  WITH asked AS MATERIALIZED (
    SELECT ${tsquery(asked)} AS query, ${tsquery(wider)} AS wider
  ), matches AS MATERIALIZED (
    SELECT p.id, p.shelf_order,
      4 * (ts_filter(p.search, '{a}') @@ (SELECT query FROM asked))::int
      + 2 * (ts_filter(p.search, '{a}') @@ (SELECT wider FROM asked))::int
      + (p.search @@ (SELECT query FROM asked))::int + ts_rank(p.search, (SELECT wider FROM asked)) AS rank
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
