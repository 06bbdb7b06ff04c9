import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'
import { countedRatings } from '../catalog/index.ts'

const deleteReviews = statement<{ userId: string }>()('delete-reviews-of', (db, $) =>
  db
    .with('gone', (q) =>
      q
        .deleteFrom('reviews')
        .where('user_id', '=', $.userId)
        .returning(['product_id', 'rating', 'hidden_at']),
    )
    .with('counted', (q) =>
      // hidden, they were taken out of the rating before
      countedRatings(q.selectFrom('gone').selectAll().where('hidden_at', 'is', null).as('review'), '-'),
    )
    .selectFrom('gone')
    .select('product_id'),
)

/** The reviews of somebody who is erased, out of the ratings of their products as well; answers how many. */
export async function deleteReviewsOf(tx: Sql, userId: string): Promise<number> {
  const gone = await deleteReviews(tx, { userId })
  return gone.length
}
