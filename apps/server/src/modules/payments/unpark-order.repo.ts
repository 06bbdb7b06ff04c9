import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { anyFrom } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { newReservations } from '../availability/index.ts'
import { heldOrder } from '../orders/index.ts'
import { retakenDiscounts } from '../referrals/index.ts'

type Unparking = { orderId: string; now: Date; until: Date }

const known = expressionBuilder<{ known: Tables['payment_checks'] }, 'known'>()

const unparkOrderStatement = statement<Unparking>()('unpark-order', (db, $) =>
  db
    .with('known', (q) =>
      q
        .updateTable('payment_checks')
        .set({ closed_at: $.now })
        .where('order_id', '=', $.orderId)
        .where('closed_at', 'is', null)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('orders')
              .select('id')
              .where('id', '=', $.orderId)
              .where('status', '=', 'pending')
              .where('paid_at', 'is', null),
          ),
        )
        .returning(['order_id', 'reservations', 'used_discount']),
    )
    .with('held', (q) =>
      heldOrder(q, {
        orderId: anyFrom(q.selectFrom('known').select('known.order_id')),
        now: $.now,
        until: $.until,
      }),
    )
    .with('reserved', (q) =>
      newReservations(
        q,
        known.ref('known.reservations'),
        q.selectFrom('held').innerJoin('known', 'known.order_id', 'held.id'),
        (eb) => ({ orderId: eb.ref('held.id'), depotId: eb.ref('held.depot_id') }),
      ),
    )
    .with('discounted', (q) =>
      retakenDiscounts(
        q
          .selectFrom('held')
          .innerJoin('known', 'known.order_id', 'held.id')
          .select('held.id')
          .where('known.used_discount', '=', true),
      ),
    )
    .selectFrom('held')
    .select('held.id'),
)

/**
 * Gives a parked order back what it held. Fails with a constraint's name when the units, or the discount, went to
 * somebody else; false when it is not parked (any more).
 */
export async function unparkOrder(sql: Sql, unparking: Unparking): Promise<boolean> {
  const unparked = await unparkOrderStatement(sql, unparking)
  return unparked.length > 0
}
