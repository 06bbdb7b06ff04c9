import type { Expression } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { builder } from '../../platform/sql/builder.ts'
import type { NewRow } from '../../platform/sql/fields.ts'
import { anyFrom } from '../../platform/sql/functions.ts'
import { insertFrom, insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

/** A part of a statement: what hosts earn by these orders, which are paid now; held where somebody has to look at it. */
export function earnedCommissions(
  orders: Expression<{ id: string }>,
  { now, isHeld }: { now: Expression<Date>; isHeld: Expression<boolean> },
) {
  return insertFrom(builder, 'commission_entries', {
    from: builder
      .selectFrom('referral_uses as r')
      .where('r.order_id', '=', anyFrom(orders))
      .where('r.commission_cents', '>', 0),
    cells: (eb) => ({
      at: now,
      hostId: eb.ref('r.host_id'),
      orderId: eb.ref('r.order_id'),
      payoutId: null,
      refundId: null,
      from: null,
      to: eb
        .case()
        .when(isHeld)
        .then(eb.val('held' as const))
        .else(eb.val('pending' as const))
        .end(),
      cents: eb.ref('r.commission_cents'),
    }),
    leaving: ['round'],
  }).returning(['order_id', 'host_id', 'cents'])
}

const writeEntryStatement = statement<NewRow<'commission_entries'>>()('write-commission-entry', (db, $) =>
  insertRow(db, 'commission_entries', $).returning('id'),
)

/**
 * Moves commission from one state to another; of what an order's completion does, `round` says which one it is. Answers
 * the entry's id.
 */
export async function writeCommissionEntry(
  tx: Sql,
  { round = 1, ...entry }: NewRow<'commission_entries', 'round'> & { round?: number },
): Promise<string> {
  const [written] = await writeEntryStatement(tx, { ...entry, round })
  if (!written) throw new RangeError('The ledger took no entry')
  return written.id
}
