// Cancellations by staff that may still be undone: the money of their orders has not moved.
import type { ExpressionBuilder } from 'kysely'
import type { Sql } from '../../../platform/database.ts'
import type { Tables } from '../../../platform/sql/builder.ts'
import { int } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

const isOpen = (eb: ExpressionBuilder<Tables & { k: Tables['status_changes'] }, 'k'>) =>
  eb.and([
    eb('k.settles_at', 'is not', null),
    eb('k.settled_at', 'is', null),
    eb('k.taken_back_at', 'is', null),
  ])

const mostAtOnce = 200

const cancellationsToSettle = statement<{ now: Date }>()('cancellations-to-settle', (db, $) =>
  db
    .selectFrom('status_changes as k')
    .select('k.order_id as orderId')
    .where(isOpen)
    .where('k.settles_at', '<=', $.now)
    .orderBy('k.settles_at')
    .limit(mostAtOnce),
)

/** The orders whose minute is over, oldest first. */
export async function findCancellationsToSettle(sql: Sql, now: Date): Promise<string[]> {
  const found = await cancellationsToSettle(sql, { now })
  return found.map(({ orderId }) => orderId)
}

const takeOpenCancellationStatement = statement<{ orderId: string; now: Date }>()(
  'take-open-cancellation',
  (db, $) =>
    db
      .updateTable('status_changes as k')
      .from('timeline_entries as t')
      .set({ settled_at: $.now })
      .whereRef('t.id', '=', 'k.entry_id')
      .where('k.order_id', '=', $.orderId)
      .where(isOpen)
      .returning((eb) => [
        int(eb.fn.coalesce('k.refund_cents', eb.lit(0))).as('plannedCents'),
        't.note',
        't.actor_id as actorId',
      ]),
)

/** What the cancellation of a locked order is to pay back, which is settled with it; null where none is open (any more). */
export async function takeOpenCancellation(tx: Sql, of: { orderId: string; now: Date }) {
  const [taken] = await takeOpenCancellationStatement(tx, of)
  return taken ?? null
}
