import type { Review } from '@trivet/core/contract/catalog'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'
import { reviewColumns } from '../catalog/index.ts'

const ownReview = statement<{ productId: string; userId: string }>()('own-review', (db, $) =>
  db
    .selectFrom('reviews as r')
    .select(reviewColumns)
    .where('r.product_id', '=', $.productId)
    .where('r.user_id', '=', $.userId),
)

export async function findOwnReview(
  sql: Sql,
  own: { productId: string; userId: string },
): Promise<Review | null> {
  const [review] = await ownReview(sql, own)
  return review ? { ...review, createdAt: review.createdAt.toISOString() } : null
}
