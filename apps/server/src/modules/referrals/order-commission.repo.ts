import type { Sql } from '../../platform/database.ts'
import { int, holdsForSome } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const orderCommission = statement<{ orderId: string }>()('order-commission', (db, $) =>
  db
    .selectFrom('commission_entries')
    .select(({ eb, fn, lit }) => [
      'host_id as hostId',
      int(fn.coalesce(fn.sum('cents').filterWhere('from', 'is', null), lit(0))).as('earnedCents'),
      int(fn.coalesce(fn.sum('cents').filterWhere('to', 'is', null), lit(0))).as('takenBackCents'),
      holdsForSome(eb.and([eb('from', '=', 'pending'), eb('to', '=', 'available')])).as('isReleased'),
    ])
    .where('order_id', '=', $.orderId)
    .groupBy('host_id'),
)

export type OrderCommission = Awaited<ReturnType<typeof orderCommission>>[number]

/** What the ledger says about one order; null when no host earns by it, or nothing was paid yet. */
export async function findOrderCommission(tx: Sql, orderId: string): Promise<OrderCommission | null> {
  const [found] = await orderCommission(tx, { orderId })
  return found ?? null
}
