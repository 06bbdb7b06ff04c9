import { hadItStatuses, type ReviewSort } from '@trivet/core/reviews'
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool } from '../../platform/sql/functions.ts'

/** So many reviews are read of a product at once. */
export const mostReviews = 50

const eb = expressionBuilder<Tables & { r: Tables['reviews'] }, 'r'>()

// what was rented by itself; the pieces of a kit were rented as the kit
const hadIt = eb
  .selectFrom('orders as had')
  .innerJoin('order_lines as rented', 'rented.order_id', 'had.id')
  .select('had.id')
  .whereRef('had.user_id', '=', 'r.user_id')
  .whereRef('rented.product_id', '=', 'r.product_id')
  .where('had.status', 'in', hadItStatuses)

/** Reviews as everybody may read them: whoever wrote one stays behind, but for the name. */
export function shownReviews(sort: ReviewSort) {
  const reviews = eb
    .selectFrom('reviews as r')
    .select([
      'r.id as _id',
      'r.name',
      'r.rating',
      'r.comment',
      'r.created_at as createdAt',
      bool(eb.exists(hadIt)).as('isVerified'),
    ])
    .where('r.hidden_at', 'is', null)
    .$if(sort === 'highest', (query) => query.orderBy('r.rating', 'desc'))
    .$if(sort === 'lowest', (query) => query.orderBy('r.rating'))
  return reviews.orderBy('r.created_at', 'desc').orderBy('r.id').limit(mostReviews)
}
