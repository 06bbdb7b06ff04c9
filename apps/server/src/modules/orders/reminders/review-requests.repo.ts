import { reviewRequestDays, reviewRequestLastDays } from '@trivet/core/reviews'
import type { Sql } from '../../../platform/database.ts'
import { dayIn, isFromTime, joined, plusDays } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

const most = 200

const unasked = statement<{ now: Date; fromTime: string }>()('orders-to-review', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.id as orderId', 'u.email as recipient'])
    .where('o.status', 'in', ['collected', 'completed'])
    .where('u.disabled_at', 'is', null)
    .where('u.email_proven_at', 'is not', null)
    .where((eb) => {
      const dayInUtc = dayIn($.now, eb.val('UTC'))
      const dayAtPlace = dayIn($.now, eb.ref('o.time_zone'))
      return eb.and([
        // a day more on both sides, for an index that knows no time zones
        eb.between(
          'o.rental_end',
          plusDays(dayInUtc, -reviewRequestLastDays - 1),
          plusDays(dayInUtc, 1 - reviewRequestDays),
        ),
        eb('o.rental_end', '<=', plusDays(dayAtPlace, -reviewRequestDays)),
        eb('o.rental_end', '>=', plusDays(dayAtPlace, -reviewRequestLastDays)),
        isFromTime($.now, eb.ref('o.time_zone'), $.fromTime),
      ])
    })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_lines as line')
          .select('line.id')
          .whereRef('line.order_id', '=', 'o.id')
          .where('line.product_id', 'is not', null)
          .where((line) =>
            line.not(
              line.exists(
                line
                  .selectFrom('reviews as r')
                  .select('r.id')
                  .whereRef('r.product_id', '=', 'line.product_id')
                  .whereRef('r.user_id', '=', 'o.user_id'),
              ),
            ),
          ),
      ),
    )
    .where((eb) => {
      const key = joined('review-request:', eb.ref('o.id'))
      return eb.not(
        eb.exists(eb.selectFrom('queued_mails as m').select('m.id').where('m.dedupe_key', '=', key)),
      )
    })
    .orderBy('o.id')
    .limit(most),
)

/**
 * Orders whose pickup is some days past, with something in them that their guest has not reviewed, and whose guest was
 * not asked, can still sign in and has proven their email.
 */
export function findOrdersToReview(
  sql: Sql,
  asked: { now: Date; fromTime: string },
): Promise<{ orderId: string; recipient: string }[]> {
  return unasked(sql, asked)
}
