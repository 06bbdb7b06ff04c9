import type { Review } from '@trivet/core/contract/catalog'
import type { ReviewSort } from '@trivet/core/reviews'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'
import { shownReviews } from './shown-reviews.ts'

const reviewsBy = (sort: ReviewSort) =>
  statement<{ id: string }>()(`product-reviews-${sort}`, (db, $) =>
    db
      .selectFrom('products as p')
      .select((eb) =>
        jsonArrayFrom(shownReviews(sort).where('r.product_id', '=', eb.ref('p.id'))).as('reviews'),
      )
      .where('p.id', '=', $.id)
      .where('p.archived_at', 'is', null),
  )

const statements = {
  newest: reviewsBy('newest'),
  highest: reviewsBy('highest'),
  lowest: reviewsBy('lowest'),
} satisfies Record<ReviewSort, unknown>

/** Null when there is no such product. */
export async function findProductReviews(
  sql: Sql,
  { id, sort }: { id: string; sort: ReviewSort },
): Promise<Review[] | null> {
  const [product] = await statements[sort](sql, { id })
  if (!product) return null
  return product.reviews.map((review) => ({
    ...review,
    createdAt: new Date(review.createdAt).toISOString(),
  }))
}
