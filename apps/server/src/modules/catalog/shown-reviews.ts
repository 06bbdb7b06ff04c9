import type { ReviewSort } from '@trivet/core/reviews'
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

/** So many reviews are read of a product at once. */
export const mostReviews = 50

const eb = expressionBuilder<Tables & { r: Tables['reviews'] }, 'r'>()

/** What is read of a review: whoever wrote it stays behind, but for the name. */
export const reviewColumns = [
  'r.id as _id',
  'r.name',
  'r.rating',
  'r.comment',
  'r.created_at as createdAt',
  'r.is_verified as isVerified',
] as const

/** Reviews as everybody may read them. */
export function shownReviews(sort: ReviewSort) {
  const reviews = eb
    .selectFrom('reviews as r')
    .select(reviewColumns)
    .where('r.hidden_at', 'is', null)
    .$if(sort === 'highest', (query) => query.orderBy('r.rating', 'desc'))
    .$if(sort === 'lowest', (query) => query.orderBy('r.rating'))
  return reviews.orderBy('r.created_at', 'desc').orderBy('r.id').limit(mostReviews)
}
