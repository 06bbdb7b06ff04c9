import type { Cents } from '@trivet/core/money'
import { expressionBuilder, type Expression } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool, holdsForSome, int } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { lockHost } from '../accounts/index.ts'

const entries = expressionBuilder<Tables, 'commission_entries'>()
const { and, eb, fn, lit, not } = entries

/** Its order's completion was taken back. */
const takingReleaseBack = and([eb('from', '=', 'available'), eb('to', '=', 'pending')])

const releases = fn.countAll().filterWhere('to', '=', 'available')

/** For `select` from the entries of an order, never of a payout: where its commission is. */
const commissionSums = [
  int(fn.coalesce(fn.sum('cents').filterWhere('from', 'is', null), lit(0))).as('earnedCents'),
  int(fn.coalesce(fn.sum('cents').filterWhere('to', 'is', null), lit(0))).as('takenBackCents'),
  int(releases).as('releases'),
  // it can be paid out: its order is completed, and that stands
  bool(eb(releases, '>', fn.countAll().filterWhere(takingReleaseBack))).as('isReleased'),
  bool(
    and([
      holdsForSome(eb('to', '=', 'held')),
      not(holdsForSome(and([eb('from', '=', 'held'), eb('to', 'is not', null)]))),
    ]),
  ).as('isHeld'),
] as const

/** To join laterally: the sums of one order, all zero when it has no entry. */
export const commissionOf = (orderId: Expression<string>) =>
  entries
    .selectFrom('commission_entries')
    .select([...commissionSums])
    .where('order_id', '=', orderId)

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

/** The host of an order, if it has one, held until the transaction ends: no payout is asked for meanwhile. */
export async function lockHostOf(tx: Sql, orderId: string): Promise<void> {
  const commission = await findOrderCommission(tx, orderId)
  if (commission) await lockHost(tx, commission.hostId)
}

/** What refunds have not taken back of it. */
export function leftOf({ earnedCents, takenBackCents }: OrderCommission): Cents {
  return earnedCents - takenBackCents
}
