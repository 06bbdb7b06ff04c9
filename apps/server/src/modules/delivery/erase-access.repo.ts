import { accessErasedUntil, endsOfAccess, statusesWithoutAccess } from '@trivet/core/delivery'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

const eraseAccessStatement = statement<{ until: Date }>()('erase-access', (db, $) =>
  db
    .updateTable('orders as o')
    .set({ access: '' })
    .where('o.access', '<>', '')
    .where('o.status', 'in', statusesWithoutAccess)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('timeline_entries as t')
            .select('t.id')
            .whereRef('t.order_id', '=', 'o.id')
            .where('t.to', 'in', endsOfAccess)
            .where('t.at', '>', $.until),
        ),
      ),
    ),
)

/** Erases how to get in from orders that are over. */
export async function eraseAccess(sql: Sql, { now }: { now: Date }): Promise<void> {
  await eraseAccessStatement(sql, { until: accessErasedUntil(now) })
}
