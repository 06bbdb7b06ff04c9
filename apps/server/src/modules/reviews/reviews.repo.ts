import type { OrderStatus } from '@trivet/core/orders'
import { hadItStatuses } from '@trivet/core/reviews'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import type { NewRow } from '../../platform/sql/fields.ts'
import { bool } from '../../platform/sql/functions.ts'
import { insertFrom } from '../../platform/sql/insert.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { countedRatings } from '../catalog/index.ts'

const unhidden = ['hiddenAt', 'hiddenBy', 'hiddenReason'] as const

type NewReview = Omit<NewRow<'reviews', (typeof unhidden)[number]>, 'isVerified'>

type AddedReview = { isProductKnown: boolean; isAdded: boolean }

// what was rented by itself; the pieces of a kit were rented as the kit
const hadIt = (db: Builder, $: Slots<NewReview>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select('o.id')
    .where('o.user_id', '=', $.userId)
    .where('l.product_id', '=', $.productId)
    .where('o.status', 'in', hadItStatuses)

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
          isVerified: bool(eb.exists(hadIt(q, $))),
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

const verifyReviewsStatement = statement<{ orderId: string }>()('verify-reviews', (db, $) =>
  db
    .updateTable('reviews as r')
    .from('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .set({ is_verified: true })
    .where('o.id', '=', $.orderId)
    .whereRef('r.user_id', '=', 'o.user_id')
    .whereRef('r.product_id', '=', 'l.product_id'),
)

/** Reviews that a guest wrote before they had the product are verified once it is delivered. */
export async function verifyReviews(tx: Sql, { orderId }: { orderId: string }): Promise<void> {
  await verifyReviewsStatement(tx, { orderId })
}

const verifyAnewStatement = statement<{ orderId: string }>()('verify-reviews-anew', (db, $) =>
  db
    .updateTable('reviews as r')
    .from('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .set((eb) => ({
      is_verified: bool(
        eb.exists(
          db
            .selectFrom('orders as other')
            .innerJoin('order_lines as line', 'line.order_id', 'other.id')
            .select('other.id')
            .whereRef('other.user_id', '=', eb.ref('r.user_id'))
            .whereRef('line.product_id', '=', eb.ref('r.product_id'))
            .where('other.status', 'in', hadItStatuses),
        ),
      ),
    }))
    .where('o.id', '=', $.orderId)
    .whereRef('r.user_id', '=', 'o.user_id')
    .whereRef('r.product_id', '=', 'l.product_id'),
)

/** An order was not delivered after all: what its guest wrote is verified where another order brought the product. */
export async function verifyReviewsAnew(
  tx: Sql,
  { orderId, from }: { orderId: string; from: OrderStatus },
): Promise<void> {
  if (from === 'delivered') await verifyAnewStatement(tx, { orderId })
}
