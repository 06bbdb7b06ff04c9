import type { PayoutToSend } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { any } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { payoutDetailsFields, toPayoutDetails } from './payout-details.repo.ts'

const payoutsToSend = statement<{ ids: string[] }>()('payouts-to-send', (db, $) =>
  db
    .selectFrom('payouts as p')
    .leftJoin('payout_details as d', 'd.user_id', 'p.host_id')
    .select(['p.id', 'p.host_id as hostId', 'p.status', 'p.method', 'p.amount_cents as amountCents'])
    .select(payoutDetailsFields)
    .where((eb) => eb('p.id', '=', any($.ids)))
    // one sequence for all who lock several, so that nobody waits for somebody who waits
    .orderBy('p.id')
    .forUpdate('p'),
)

/** Payouts with where they go, held until the transaction ends: no refund lowers them meanwhile. */
export async function lockPayoutsToSend(tx: Sql, ids: string[]): Promise<PayoutToSend[]> {
  const found = await payoutsToSend(tx, { ids })
  return found.map((one) => ({ ...one, details: toPayoutDetails(one) }))
}

export const markPayoutsExported = statement<{ ids: string[]; now: Date }>()(
  'mark-payouts-exported',
  (db, $) =>
    db
      .updateTable('payouts')
      .set({ exported_at: $.now })
      .where((eb) => eb('id', '=', any($.ids))),
)
