import type { Sql } from '../../../platform/database.ts'
import { int } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { releasedUnits } from '../../availability/index.ts'
import { droppedMails } from '../../outbox/index.ts'
import { returnedDiscounts } from '../../referrals/index.ts'
import { timelineEvents } from '../timeline.repo.ts'

/** Undoes a checkout whose card was declined: nothing held, and its idempotency key may be used again. */
export const withdrawOrder = statement<{ orderId: string; actorId: string; reason: string; now: Date }>()(
  'withdraw-order',
  (db, $) =>
    db
      .with('withdrawn', (q) =>
        q
          .updateTable('orders')
          .set({
            status: 'cancelled',
            cancel_reason: 'payment-declined',
            hold_expires_at: null,
            updated_at: $.now,
          })
          .where('id', '=', $.orderId)
          .where('status', '=', 'pending')
          .where('paid_at', 'is', null)
          .returning('id'),
      )
      .with('freed', (q) => releasedUnits(q.selectFrom('withdrawn').select('withdrawn.id')))
      .with('forgotten', (q) =>
        q
          .deleteFrom('idempotency_keys')
          .where('order_id', 'in', q.selectFrom('withdrawn').select('withdrawn.id')),
      )
      .with('unsent', (q) => droppedMails(q.selectFrom('withdrawn').select('withdrawn.id')))
      .with('given_back', (q) => returnedDiscounts(q.selectFrom('withdrawn').select('withdrawn.id')))
      .with('told', (q) =>
        timelineEvents(q, q.selectFrom('withdrawn'), (eb) => ({
          orderId: eb.ref('withdrawn.id'),
          at: $.now,
          actorId: $.actorId,
          kind: 'payment-declined',
          from: 'pending',
          to: 'cancelled',
          note: $.reason,
        })),
      )
      .selectFrom('withdrawn')
      .select('id'),
)

const mostAtOnce = 200

const cancelUnpaidStatement = statement<{ now: Date }>()('cancel-unpaid-orders', (db, $) =>
  db
    .with('due', (q) =>
      q
        .selectFrom('orders')
        .select('id')
        .where('hold_expires_at', '<=', $.now)
        .orderBy('id')
        .limit(mostAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .with('expired', (q) =>
      q
        .updateTable('orders')
        .from('due')
        .set({ status: 'cancelled', cancel_reason: 'unpaid', hold_expires_at: null, updated_at: $.now })
        .whereRef('orders.id', '=', 'due.id')
        .returning('orders.id'),
    )
    .with('freed', (q) => releasedUnits(q.selectFrom('expired').select('expired.id')))
    .with('given_back', (q) => returnedDiscounts(q.selectFrom('expired').select('expired.id')))
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('expired'), (eb) => ({
        orderId: eb.ref('expired.id'),
        at: $.now,
        actorId: null,
        kind: 'expired',
        from: 'pending',
        to: 'cancelled',
        note: null,
      })),
    )
    .selectFrom('expired')
    .select((eb) => int(eb.fn.countAll()).as('expired')),
)

/** Cancels orders that were not paid in time and frees their units. Safe to run in every process at once. */
export async function cancelUnpaidOrders(sql: Sql, now: Date): Promise<number> {
  const [row] = await cancelUnpaidStatement(sql, { now })
  return row?.expired ?? 0
}
