import type { AliasedExpression } from 'kysely'
import { builder } from '../../platform/sql/builder.ts'

type Reviews = AliasedExpression<{ product_id: string; rating: number }, 'review'>

/** A part of a statement: these reviews count in the ratings of their products from now on, or do not any more. */
export function countedRatings(reviews: Reviews, sign: '+' | '-') {
  return builder
    .updateTable('products as p')
    .from(reviews)
    .set((eb) => ({
      rating_sum: eb('p.rating_sum', sign, eb.ref('review.rating')),
      num_reviews: eb('p.num_reviews', sign, 1),
    }))
    .whereRef('p.id', '=', 'review.product_id')
}
