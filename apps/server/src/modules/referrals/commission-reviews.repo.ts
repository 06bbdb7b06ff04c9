import type { CommissionDecision } from '@trivet/core/referrals'
import type { ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { allFields, type NewRow } from '../../platform/sql/fields.ts'
import { insertFrom, type Cells } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

const decidedLater = ['outcome', 'decidedAt', 'decidedBy', 'reason'] as const

type NewReview = NewRow<'commission_reviews', (typeof decidedLater)[number]>

/** A part of a statement: a review for each row of `from`. */
export function newReviews<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => Cells<'commission_reviews', (typeof decidedLater)[number]>,
) {
  return insertFrom(db, 'commission_reviews', { from, cells, leaving: decidedLater })
}

/** For an order whose commission is there already. */
export const openReview = statement<Pick<NewReview, 'orderId' | 'signals' | 'heldAt'>>()(
  'open-review',
  (db, $) =>
    newReviews(db, db.selectFrom('referral_uses as r').where('r.order_id', '=', $.orderId), (eb) => ({
      orderId: $.orderId,
      hostId: eb.ref('r.host_id'),
      guestId: eb.ref('r.user_id'),
      signals: $.signals,
      heldAt: $.heldAt,
    })),
)

const lockReviewedOrder = statement<{ orderId: string }>()('lock-reviewed-order', (db, $) =>
  db.selectFrom('orders').select('status').where('id', '=', $.orderId).forUpdate(),
)

const reviewOfOrder = statement<{ orderId: string }>()('review-of-order', (db, $) =>
  db
    .selectFrom('commission_reviews as v')
    .select(allFields('commission_reviews', 'v'))
    .where('v.order_id', '=', $.orderId),
)

/**
 * The review, with the order held until the transaction ends: of two decisions, or a decision and a refund, the second sees
 * what the first wrote. Null of an order without one.
 */
export async function lockReview(tx: Sql, orderId: string) {
  const [order] = await lockReviewedOrder(tx, { orderId })
  const [review] = order ? await reviewOfOrder(tx, { orderId }) : []
  return order && review ? { ...review, isOrderCompleted: order.status === 'completed' } : null
}

export type Reviewed = {
  orderId: string
  decision: CommissionDecision
  decidedBy: string
  reason: string
  now: Date
}

export const storeReview = statement<Reviewed>()('store-review', (db, $) =>
  db
    .updateTable('commission_reviews')
    .set({ outcome: $.decision, decided_by: $.decidedBy, decided_at: $.now, reason: $.reason })
    .where('order_id', '=', $.orderId),
)

/** Refunds have left nothing to decide about. */
export const endReview = statement<{ orderId: string; now: Date }>()('end-review', (db, $) =>
  db
    .updateTable('commission_reviews')
    .set({ outcome: 'ended', decided_at: $.now })
    .where('order_id', '=', $.orderId)
    .where('outcome', 'is', null),
)
