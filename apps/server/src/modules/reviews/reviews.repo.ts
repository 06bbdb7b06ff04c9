import type { Sql } from '../../platform/database.ts'
import type { NewRow } from '../../platform/sql/fields.ts'
import { bool } from '../../platform/sql/functions.ts'
import { insertFrom } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { countedRatings } from '../catalog/index.ts'

const unhidden = ['hiddenAt', 'hiddenBy', 'hiddenReason'] as const

type NewReview = NewRow<'reviews', (typeof unhidden)[number]>

type AddedReview = { isProductKnown: boolean; isAdded: boolean }

const insertReview = statement<NewReview>()('add-review', (db, $) =>
  db
    .with('product', (q) =>
      q.selectFrom('products').select('id').where('id', '=', $.productId).where('archived_at', 'is', null),
    )
    .with('review', (q) =>
      insertFrom(q, 'reviews', {
        from: q.selectFrom('product'),
        cells: (eb) => ({
          id: $.id,
          productId: eb.ref('product.id'),
          userId: $.userId,
          name: $.name,
          rating: $.rating,
          comment: $.comment,
          createdAt: $.createdAt,
        }),
        leaving: unhidden,
      })
        .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doNothing())
        .returning(['product_id', 'rating']),
    )
    .with('counted', (q) => countedRatings(q.selectFrom('review').selectAll().as('review'), '+'))
    .selectNoFrom((eb) => [
      bool(eb.exists(eb.selectFrom('product').select('id'))).as('isProductKnown'),
      bool(eb.exists(eb.selectFrom('review').select('product_id'))).as('isAdded'),
    ]),
)

/** Stores the review and counts it in the product's rating: one statement, so both happen or neither. */
export async function addReview(sql: Sql, review: NewReview): Promise<AddedReview> {
  const [added] = await insertReview(sql, review)
  return added ?? { isProductKnown: false, isAdded: false }
}
