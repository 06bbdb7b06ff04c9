import type { ReviewFilter } from '@trivet/core'
import type { CsvCell } from '../../platform/csv.ts'
import { rows, type Sql } from '../../platform/database.ts'
import {
  findStaffPage,
  narrowing,
  orderOf,
  readStaffList,
  type StaffList,
} from '../../platform/staff-list.ts'
import { searchPattern } from '../../platform/search-pattern.ts'

export type ReviewRow = {
  id: string
  productId: string
  productName: string
  productSlug: string
  name: string
  rating: number
  comment: string
  createdAt: Date
  hiddenAt: Date | null
  hiddenBy: string | null
  hiddenReason: string | null
}

// the product is looked up for the rows that are shown, not for all that are counted
const list: StaffList = {
  columns: `r.id, r.product_id AS "productId", r.name, r.rating, r.comment, r.created_at AS "createdAt",
    r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason",
    (SELECT name FROM products WHERE id = r.product_id) AS "productName",
    (SELECT slug FROM products WHERE id = r.product_id) AS "productSlug",
    (SELECT name FROM users WHERE id = r.hidden_by) AS "hiddenBy"`,
  from: 'reviews r',
  key: 'r.id',
}

const mostProducts = 1000

export function findReviews(
  sql: Sql,
  filter: ReviewFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage<ReviewRow>(sql, list, { ...narrowed(filter), page, pageSize })
}

export function readReviews(sql: Sql, filter: ReviewFilter, cells: (row: ReviewRow) => CsvCell[]) {
  return readStaffList<ReviewRow>(sql, list, narrowed(filter), cells)
}

export async function findReview(sql: Sql, id: string): Promise<ReviewRow | null> {
  const [row] = await rows<ReviewRow>(sql, {
    name: 'review-by-id',
    text: `SELECT ${list.columns} FROM ${list.from} WHERE r.id = $1`,
    values: [id],
  })
  return row ?? null
}

type Hiding = { id: string; actorId: string; reason: string; now: Date }

/**
 * Hides a review and takes it out of its product's rating, in one statement. False when it is hidden already: whoever
 * comes second waits for the first and then finds nothing to hide.
 */
export async function hideVisibleReview(tx: Sql, { id, actorId, reason, now }: Hiding): Promise<boolean> {
  const hidden = await rows(tx, {
    name: 'hide-review',
    text: `WITH review AS (
        UPDATE reviews SET hidden_at = $4, hidden_by = $2, hidden_reason = $3
        WHERE id = $1 AND hidden_at IS NULL RETURNING product_id, rating
      )
      UPDATE products p SET rating_sum = p.rating_sum - review.rating, num_reviews = p.num_reviews - 1
      FROM review WHERE p.id = review.product_id RETURNING p.id`,
    values: [id, actorId, reason, now],
  })
  return hidden.length === 1
}

/** Shows a review again and counts it; false when it is shown already. */
export async function showHiddenReview(tx: Sql, id: string): Promise<boolean> {
  const shown = await rows(tx, {
    name: 'show-review',
    text: `WITH review AS (
        UPDATE reviews SET hidden_at = NULL, hidden_by = NULL, hidden_reason = NULL
        WHERE id = $1 AND hidden_at IS NOT NULL RETURNING product_id, rating
      )
      UPDATE products p SET rating_sum = p.rating_sum + review.rating, num_reviews = p.num_reviews + 1
      FROM review WHERE p.id = review.product_id RETURNING p.id`,
    values: [id],
  })
  return shown.length === 1
}

function narrowed({ q, state, rating, sort = '-written' }: ReviewFilter) {
  const narrow = narrowing()
  narrow.when(
    q && searchPattern(q),
    (place) => `(r.name || ' ' || r.comment ILIKE ${place} OR r.product_id = ANY(ARRAY(
      SELECT id FROM products WHERE name ILIKE ${place} LIMIT ${mostProducts})))`,
  )
  narrow.when(rating && Number(rating), (place) => `r.rating = ${place}`)
  narrow.always(state && (state === 'hidden' ? 'r.hidden_at IS NOT NULL' : 'r.hidden_at IS NULL'))
  const tie = sort.endsWith('written') ? 'r.id' : 'r.created_at DESC, r.id'
  return narrow.by(orderOf(sort, { written: 'r.created_at', rating: 'r.rating' }, tie))
}
