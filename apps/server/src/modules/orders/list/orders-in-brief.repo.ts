import type { InferResult } from 'kysely'
import type { Sql } from '../../../platform/database.ts'
import type { Builder } from '../../../platform/sql/builder.ts'
import { any, bool } from '../../../platform/sql/functions.ts'
import { isChargeOpen } from '../charge-open.ts'
import { query } from '../../../platform/sql/query.ts'
import { statement } from '../../../platform/sql/statement.ts'
import type { Conditions } from './order-conditions.ts'
import { dueCents, isOnAccount, isPriceSettled } from './order-sums.ts'
import { sequenceOf, type Order } from '../order-sequence.ts'

function selectInBrief(db: Builder) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select((eb) => [
      'o.id',
      'o.number',
      'o.status',
      'u.name as customer',
      'u.email',
      'o.total_cents as totalCents',
      'o.rental_start as rentalStart',
      'o.rental_end as rentalEnd',
      'o.time_zone as timeZone',
      dueCents.as('dueCents'),
      isPriceSettled.as('isPaid'),
      isOnAccount.as('isOnAccount'),
      bool(isChargeOpen).as('isChargeOpen'),
      bool(eb('o.street', '=', '')).as('addressNeeded'),
    ])
}

export type OrderInBrief = InferResult<ReturnType<typeof selectInBrief>>[number]

/** What a list holds, in its sequence, as far as a preview has to know it. */
export function findMatchingInBrief(
  sql: Sql,
  { where }: Conditions,
  { order, limit }: { order: Order; limit: number },
): Promise<OrderInBrief[]> {
  const { column, direction, idDirection } = sequenceOf(order)
  return query(sql, (db) =>
    selectInBrief(db).where(where).orderBy(column, direction).orderBy('o.id', idDirection).limit(limit),
  )
}

const ordersInBrief = statement<{ ids: readonly string[] }>()('orders-in-brief', (db, $) =>
  selectInBrief(db).where('o.id', '=', any($.ids)),
)

/** In the sequence of the ids. */
export async function findInBrief(sql: Sql, ids: readonly string[]): Promise<OrderInBrief[]> {
  const found = new Map((await ordersInBrief(sql, { ids })).map((order) => [order.id, order]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
