import type { LedgerEntry } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { any } from '../../platform/sql/functions.ts'
import { insertFrom } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

export type FreeEntry = LedgerEntry & { id: string }

const freeEntries = statement<{ hostId: string }>()('free-commission-entries', (db, $) =>
  db
    .selectFrom('commission_entries as e')
    .select(['e.id', 'e.from', 'e.to', 'e.cents'])
    .where('e.host_id', '=', $.hostId)
    .where('e.order_id', 'is not', null)
    .where((eb) => eb.or([eb('e.from', '=', 'available'), eb('e.to', '=', 'available')]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payout_lines as l')
            .select('l.entry_id')
            .whereRef('l.entry_id', '=', 'e.id')
            .where('l.is_returned', '=', false),
        ),
      ),
    )
    .orderBy('e.id'),
)

/** What orders released and refunds took back, and no payout counts yet. */
export function findFreeEntries(tx: Sql, hostId: string): Promise<FreeEntry[]> {
  return freeEntries(tx, { hostId })
}

const insertPayoutLinesStatement = statement<{ payoutId: string; entryIds: string[] }>()(
  'insert-payout-lines',
  (db, $) =>
    insertFrom(db, 'payout_lines', {
      from: db.selectFrom('commission_entries as e').where((eb) => eb('e.id', '=', any($.entryIds))),
      cells: (eb) => ({ payoutId: $.payoutId, entryId: eb.ref('e.id'), isReturned: false }),
    }),
)

/** From now on the payout counts these entries of orders. */
export async function insertPayoutLines(
  tx: Sql,
  lines: { payoutId: string; entryIds: string[] },
): Promise<void> {
  await insertPayoutLinesStatement(tx, lines)
}

const returnPayoutLinesStatement = statement<{ payoutId: string }>()('return-payout-lines', (db, $) =>
  db.updateTable('payout_lines').set({ is_returned: true }).where('payout_id', '=', $.payoutId),
)

/** The payout was not made: another one counts what it counted. */
export async function returnPayoutLines(tx: Sql, payoutId: string): Promise<void> {
  await returnPayoutLinesStatement(tx, { payoutId })
}
