import type { ReviewFilter } from '@trivet/core/contract/reviews'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { CsvCell } from '../../platform/csv.ts'
import type { Sql } from '../../platform/database.ts'
import { searchPattern } from '../../platform/search-pattern.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { anyFrom, joined } from '../../platform/sql/functions.ts'
import { findStaffPage, orderOf, readStaffList, type Narrowed } from '../../platform/sql/staff-list.ts'
import { statement } from '../../platform/sql/statement.ts'

const eb = expressionBuilder<Tables & { r: Tables['reviews'] }, 'r'>()

const fields = [
  'id',
  'productId',
  'name',
  'rating',
  'comment',
  'createdAt',
  'hiddenAt',
  'hiddenReason',
] as const

// the product is looked up for the rows that are shown, not for all that are counted
const product = eb.selectFrom('products as p').whereRef('p.id', '=', 'r.product_id')
const hider = eb.selectFrom('users as u').select('u.name').whereRef('u.id', '=', 'r.hidden_by')

const reviews = (db: Builder) => db.selectFrom('reviews as r')

const shown = (rows: ReturnType<typeof reviews>) =>
  rows
    .select(someFields('reviews', 'r', fields))
    .select([
      product.select('p.name').$asScalar().as('productName'),
      product.select('p.slug').$asScalar().as('productSlug'),
      hider.as('hiddenBy'),
    ])

const list = { from: reviews, row: shown, key: eb.ref('r.id') }

const reviewById = statement<{ id: string }>()('review-by-id', (db, $) =>
  shown(reviews(db)).where('r.id', '=', $.id),
)

export type ReviewRow = Awaited<ReturnType<typeof reviewById>>[number]

export function findReviews(
  sql: Sql,
  filter: ReviewFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage(sql, list, { ...narrowed(filter), page, pageSize })
}

export function readReviews(sql: Sql, filter: ReviewFilter, cells: (row: ReviewRow) => CsvCell[]) {
  return readStaffList(sql, list, narrowed(filter), cells)
}

export async function findReview(sql: Sql, id: string): Promise<ReviewRow | null> {
  const [row] = await reviewById(sql, { id })
  return row ?? null
}

const columns = { written: eb.ref('r.created_at'), rating: eb.ref('r.rating') }

function narrowed({ q, state, rating, sort = '-written' }: ReviewFilter): Narrowed {
  const where: Expression<SqlBool>[] = []
  if (q) where.push(hasText(searchPattern(q)))
  if (rating) where.push(eb('r.rating', '=', Number(rating)))
  if (state) where.push(eb('r.hidden_at', state === 'hidden' ? 'is not' : 'is', null))
  const order = orderOf(sort, columns)
  return sort.endsWith('written')
    ? { where, ...order }
    : { where, ...order, tie: { order: columns.written, isDescending: true } }
}

const mostProducts = 1000

/** In the review or in the name of its product. */
function hasText(pattern: string): Expression<SqlBool> {
  const written = joined(eb.ref('r.name'), ' ', eb.ref('r.comment'))
  const products = eb.selectFrom('products').select('id').where('name', 'ilike', pattern).limit(mostProducts)
  return eb.or([eb(written, 'ilike', pattern), eb('r.product_id', '=', anyFrom(products))])
}
