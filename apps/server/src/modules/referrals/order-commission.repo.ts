import type { Cents } from '@trivet/core/money'
import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool, int, holdsForSome } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const { eb, fn, lit } = expressionBuilder<Tables, 'commission_entries'>()

/** For `select` from the entries of one order: where its commission is. */
export const commissionSums = [
  int(fn.coalesce(fn.sum('cents').filterWhere('from', 'is', null), lit(0))).as('earnedCents'),
  int(fn.coalesce(fn.sum('cents').filterWhere('to', 'is', null), lit(0))).as('takenBackCents'),
  // of an order, never of a payout
  holdsForSome(eb('to', '=', 'available')).as('isReleased'),
  bool(
    eb.and([
      holdsForSome(eb('to', '=', 'held')),
      eb.not(holdsForSome(eb.and([eb('from', '=', 'held'), eb('to', 'is not', null)]))),
    ]),
  ).as('isHeld'),
] as const

const orderCommission = statement<{ orderId: string }>()('order-commission', (db, $) =>
  db
    .selectFrom('commission_entries')
    .select(['host_id as hostId', ...commissionSums])
    .where('order_id', '=', $.orderId)
    .groupBy('host_id'),
)

export type OrderCommission = Awaited<ReturnType<typeof orderCommission>>[number]

/** What the ledger says about one order; null when no host earns by it, or nothing was paid yet. */
export async function findOrderCommission(tx: Sql, orderId: string): Promise<OrderCommission | null> {
  const [found] = await orderCommission(tx, { orderId })
  return found ?? null
}

/** What refunds have not taken back of it. */
export function leftOf({ earnedCents, takenBackCents }: OrderCommission): Cents {
  return earnedCents - takenBackCents
}
