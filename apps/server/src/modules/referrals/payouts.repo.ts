import type { PayoutDecision, PayoutMethod } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { allFields, type JsonRow, type NewRow } from '../../platform/sql/fields.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

/** Who of the staff decided stays with the audit log. */
export type NewPayout = NewRow<'payouts', 'decidedBy'>

export type PayoutRecord = JsonRow<'payouts', 'decidedBy'>

export const payoutFields = allFields('payouts', 'p', ['decidedBy'])

const pendingPayoutMethod = statement<{ hostId: string }>()('pending-payout-method', (db, $) =>
  db.selectFrom('payouts').select('method').where('host_id', '=', $.hostId).where('status', '=', 'pending'),
)

/** How the host wants the payout that waits; null when none does. */
export async function findPendingMethod(tx: Sql, hostId: string): Promise<PayoutMethod | null> {
  const [found] = await pendingPayoutMethod(tx, { hostId })
  return found?.method ?? null
}

export const insertPayout = statement<NewPayout>()('insert-payout', (db, $) =>
  insertRow(db, 'payouts', $, ['decidedBy']),
)

const lockPayoutStatement = statement<{ payoutId: string }>()('lock-payout', (db, $) =>
  db.selectFrom('payouts as p').select(payoutFields).where('p.id', '=', $.payoutId).forUpdate(),
)

/** The payout, held until the transaction ends: whoever decides second sees what the first decided. */
export async function lockPayout(tx: Sql, payoutId: string): Promise<PayoutRecord | null> {
  const [found] = await lockPayoutStatement(tx, { payoutId })
  return found ?? null
}

export type Decision = {
  payoutId: string
  status: PayoutDecision
  decidedBy: string
  notes: string
  transactionId: string
  now: Date
}

const storePayoutDecision = statement<Decision>()('store-payout-decision', (db, $) =>
  db
    .updateTable('payouts as p')
    .set({
      status: $.status,
      decided_by: $.decidedBy,
      notes: $.notes,
      transaction_id: $.transactionId,
      decided_at: $.now,
    })
    .where('p.id', '=', $.payoutId)
    .where('p.status', '=', 'pending')
    .returning(payoutFields),
)

/** Null when it was decided before. */
export async function storeDecision(tx: Sql, decision: Decision): Promise<PayoutRecord | null> {
  const [decided] = await storePayoutDecision(tx, decision)
  return decided ?? null
}

const payoutsOfHost = statement<{ hostId: string; count: number }>()('payouts-of-host', (db, $) =>
  db
    .selectFrom('payouts as p')
    .select(payoutFields)
    .where('p.host_id', '=', $.hostId)
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id')
    .limit($.count),
)

export function findPayoutsOf(sql: Sql, wanted: { hostId: string; count: number }): Promise<PayoutRecord[]> {
  return payoutsOfHost(sql, wanted)
}
