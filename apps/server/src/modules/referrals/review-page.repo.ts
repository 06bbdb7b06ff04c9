import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { int, sumOf } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const reviewsCount = statement()('reviews-count', (db) =>
  db
    .selectFrom('commission_reviews')
    .select((eb) => int(eb.fn.countAll()).as('total'))
    .where('outcome', 'is', null),
)

const reviewsPage = statement<{ limit: number; offset: number }>()('reviews-page', (db, $) =>
  db
    .selectFrom('commission_reviews as v')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .innerJoin('users as h', 'h.id', 'v.host_id')
    .innerJoin('users as g', 'g.id', 'v.guest_id')
    .select((eb) => [
      'v.order_id as orderId',
      'o.number as orderNumber',
      'v.signals',
      'v.held_at as heldAt',
      jsonBuildObject({ id: eb.ref('h.id'), name: eb.ref('h.name'), email: eb.ref('h.email') }).as('host'),
      jsonBuildObject({ id: eb.ref('g.id'), name: eb.ref('g.name'), email: eb.ref('g.email') }).as('guest'),
      eb
        .selectFrom('commission_entries as e')
        .select((of) =>
          sumOf(
            of
              .case()
              .when('e.to', '=', 'held')
              .then(of.ref('e.cents'))
              .when('e.from', '=', 'held')
              .then(of.neg(of.ref('e.cents')))
              .else(0)
              .end(),
          ).as('cents'),
        )
        .whereRef('e.order_id', '=', 'v.order_id')
        .as('heldCents'),
    ])
    .where('v.outcome', 'is', null)
    .orderBy('v.held_at')
    .orderBy('v.order_id')
    .limit($.limit)
    .offset($.offset),
)

/** Those that wait, the oldest first. */
export async function findReviewPage(sql: Sql, { page, pageSize }: { page: number; pageSize: number }) {
  const [counted] = await reviewsCount(sql, {})
  const found = await reviewsPage(sql, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return { found, total: counted?.total ?? 0 }
}
