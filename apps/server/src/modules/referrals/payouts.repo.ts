import {
  noPayoutDetails,
  type CommissionState,
  type PayoutDecision,
  type PayoutDetails,
  type PayoutMethod,
  type PayoutStatus,
} from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'
import { payoutDetailsJson } from './payout-details.repo.ts'

export type PayoutRecord = {
  id: string
  hostId: string
  status: PayoutStatus
  amountCents: number
  method: PayoutMethod
  destination: string
  requestedAt: string
  decidedAt: string | null
  notes: string
  transactionId: string
}

/** As SQL, also for lists that show payouts beside something else. */
export const payoutJson = `json_build_object('id', p.id, 'hostId', p.host_id, 'status', p.status,
  'amountCents', p.amount_cents, 'method', p.method, 'destination', p.destination,
  'requestedAt', p.requested_at, 'decidedAt', p.decided_at, 'notes', p.notes, 'transactionId', p.transaction_id)`

type PayoutRow = { payout: PayoutRecord }

/** One change of a host's payouts at a time: the second waits here until the first is written. */
export async function lockHost(tx: Sql, hostId: string): Promise<void> {
  await rows(tx, {
    name: 'lock-host',
    text: 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [hostId],
  })
}

/** How the host wants the payout that waits; null when none does. */
export async function findPendingMethod(tx: Sql, hostId: string): Promise<PayoutMethod | null> {
  const [found] = await rows<{ method: PayoutMethod }>(tx, {
    name: 'pending-payout-method',
    text: `SELECT method FROM payouts WHERE host_id = $1 AND status = 'pending'`,
    values: [hostId],
  })
  return found?.method ?? null
}

export async function insertPayout(tx: Sql, payout: PayoutRecord): Promise<void> {
  await rows(tx, {
    name: 'insert-payout',
    text: `INSERT INTO payouts (id, host_id, amount_cents, method, destination, requested_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      payout.id,
      payout.hostId,
      payout.amountCents,
      payout.method,
      payout.destination,
      payout.requestedAt,
    ],
  })
}

export type PayoutMove = {
  payoutId: string
  hostId: string
  from: CommissionState
  to: CommissionState
  cents: number
  now: Date
}

export async function writePayoutMove(tx: Sql, move: PayoutMove): Promise<void> {
  await rows(tx, {
    name: 'write-payout-move',
    text: `INSERT INTO commission_entries (at, host_id, payout_id, "from", "to", cents)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [move.now, move.hostId, move.payoutId, move.from, move.to, move.cents],
  })
}

/** The payout, held until the transaction ends: whoever decides second sees what the first decided. */
export async function lockPayout(tx: Sql, payoutId: string): Promise<PayoutRecord | null> {
  const [found] = await rows<PayoutRow>(tx, {
    name: 'lock-payout',
    text: `SELECT ${payoutJson} AS payout FROM payouts p WHERE p.id = $1 FOR UPDATE`,
    values: [payoutId],
  })
  return found?.payout ?? null
}

export type Decision = {
  payoutId: string
  status: PayoutDecision
  decidedBy: string
  notes: string
  transactionId: string
  now: Date
}

export async function storeDecision(tx: Sql, decision: Decision): Promise<PayoutRecord | null> {
  const [decided] = await rows<PayoutRow>(tx, {
    name: 'store-payout-decision',
    text: `UPDATE payouts p SET status = $2, decided_by = $3, notes = $4, transaction_id = $5, decided_at = $6
           WHERE p.id = $1 AND p.status = 'pending' RETURNING ${payoutJson} AS payout`,
    values: [
      decision.payoutId,
      decision.status,
      decision.decidedBy,
      decision.notes,
      decision.transactionId,
      decision.now,
    ],
  })
  return decided?.payout ?? null
}

export async function findPayoutsOf(
  sql: Sql,
  { hostId, count }: { hostId: string; count: number },
): Promise<PayoutRecord[]> {
  const found = await rows<PayoutRow>(sql, {
    name: 'payouts-of-host',
    text: `SELECT ${payoutJson} AS payout FROM payouts p WHERE p.host_id = $1
           ORDER BY p.requested_at DESC, p.id LIMIT $2`,
    values: [hostId, count],
  })
  return found.map(({ payout }) => payout)
}

export type PayoutForStaff = {
  payout: PayoutRecord
  host: { id: string; name: string; email: string }
  details: PayoutDetails
}

/** Waiting ones first, the oldest on top; then what was decided, newest first. */
export async function findPayoutPage(
  sql: Sql,
  { status, page, pageSize }: { status: PayoutStatus | null; page: number; pageSize: number },
): Promise<{ found: PayoutForStaff[]; total: number }> {
  const [counted] = await rows<{ total: number }>(sql, {
    name: 'payouts-count',
    text: 'SELECT count(*)::int AS total FROM payouts WHERE $1::text IS NULL OR status = $1',
    values: [status],
  })
  const found = await rows<PayoutForStaff & { details: PayoutDetails | null }>(sql, {
    name: 'payouts-page',
    text: `SELECT ${payoutJson} AS payout, json_build_object('id', u.id, 'name', u.name, 'email', u.email) AS host,
             CASE WHEN p.status = 'pending' AND d.user_id IS NOT NULL THEN ${payoutDetailsJson} END AS details
           FROM payouts p JOIN users u ON u.id = p.host_id LEFT JOIN payout_details d ON d.user_id = p.host_id
           WHERE $1::text IS NULL OR p.status = $1
           ORDER BY p.status <> 'pending', CASE WHEN p.status = 'pending' THEN p.requested_at END,
             p.requested_at DESC, p.id
           LIMIT $2 OFFSET $3`,
    values: [status, pageSize, (page - 1) * pageSize],
  })
  const known = found.map((one) => ({ ...one, details: one.details ?? noPayoutDetails }))
  return { found: known, total: counted?.total ?? 0 }
}
