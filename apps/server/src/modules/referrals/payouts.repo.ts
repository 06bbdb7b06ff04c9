import type { Cents } from '@trivet/core/money'
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

const openPayoutCounting = statement<{ orderId: string }>()('open-payout-counting', (db, $) =>
  db
    .selectFrom('payouts as p')
    .innerJoin('payout_lines as l', 'l.payout_id', 'p.id')
    .innerJoin('commission_entries as e', 'e.id', 'l.entry_id')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select(payoutFields)
    .select('o.number as orderNumber')
    .where('e.order_id', '=', $.orderId)
    .where('e.to', '=', 'available')
    .where('l.is_returned', '=', false)
    .where('p.status', '=', 'pending')
    .where('p.exported_at', 'is', null)
    .forUpdate('p'),
)

export type OpenPayout = PayoutRecord & { orderNumber: string }

/**
 * The open payout that counts an order's commission and is not on its way to a bank yet, held until the transaction ends;
 * null when there is none. Its host is locked: nobody asks for one meanwhile.
 */
export async function lockOpenPayoutCounting(tx: Sql, orderId: string): Promise<OpenPayout | null> {
  const [found] = await openPayoutCounting(tx, { orderId })
  return found ?? null
}

const storePayoutAmount = statement<{ payoutId: string; amountCents: Cents }>()('lower-payout', (db, $) =>
  db.updateTable('payouts').set({ amount_cents: $.amountCents }).where('id', '=', $.payoutId),
)

export async function lowerPayout(tx: Sql, lowered: { payoutId: string; amountCents: Cents }): Promise<void> {
  await storePayoutAmount(tx, lowered)
}

const closePayoutStatement = statement<{ payoutId: string; now: Date }>()('close-payout', (db, $) =>
  db
    .updateTable('payouts')
    .set({ status: 'closed', decided_at: $.now })
    .where('id', '=', $.payoutId)
    .where('status', '=', 'pending'),
)

export async function closePayout(tx: Sql, closed: { payoutId: string; now: Date }): Promise<void> {
  await closePayoutStatement(tx, closed)
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

const payoutOfHost = statement<{ payoutId: string; hostId: string }>()('payout-of-host', (db, $) =>
  db
    .selectFrom('payouts as p')
    .select(payoutFields)
    .where('p.id', '=', $.payoutId)
    .where('p.host_id', '=', $.hostId),
)

/** Null for an unknown one and for somebody else's. */
export async function findPayoutOf(
  sql: Sql,
  asked: { payoutId: string; hostId: string },
): Promise<PayoutRecord | null> {
  const [found] = await payoutOfHost(sql, asked)
  return found ?? null
}
