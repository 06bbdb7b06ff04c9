import type { CodeState, ReferralFilter } from '@trivet/core'
import type { CsvCell } from '../../platform/csv.ts'
import type { Sql } from '../../platform/database.ts'
import {
  findStaffPage,
  holds,
  narrowing,
  orderOf,
  readStaffList,
  type StaffList,
} from '../../platform/staff-list.ts'
import type { PayoutRecord } from './payouts.repo.ts'

export type CodeForStaff = {
  id: string
  code: string
  expiresAt: Date
  createdAt: Date
  withdrawnAt: Date | null
  host: { id: string; name: string; email: string; isHost: boolean }
  usageCount: number
  earnedCents: number
  payouts: PayoutRecord[]
}

// of one host beside a code; the whole list has its own page
const payoutsShown = 20

const payoutJson = `json_build_object('id', p.id, 'hostId', p.host_id, 'status', p.status,
  'amountCents', p.amount_cents, 'method', p.method, 'destination', p.destination,
  'requestedAt', p.requested_at, 'decidedAt', p.decided_at, 'notes', p.notes, 'transactionId', p.transaction_id)`

const usageCount = `(SELECT count(*)::int FROM referral_uses r JOIN orders o ON o.id = r.order_id
  WHERE r.code_id = c.id AND o.paid_at IS NOT NULL AND o.status <> 'cancelled')`

const earnedCents = `(SELECT
    coalesce(sum(CASE WHEN e."from" IS NULL THEN e.cents WHEN e."to" IS NULL THEN -e.cents END), 0)::float8
  FROM referral_uses r JOIN commission_entries e ON e.order_id = r.order_id WHERE r.code_id = c.id)`

const list: StaffList = {
  columns: `c.id, c.code, c.expires_at AS "expiresAt", c.created_at AS "createdAt", c.withdrawn_at AS "withdrawnAt",
    json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'isHost', u.is_host) AS host,
    ${usageCount} AS "usageCount", ${earnedCents} AS "earnedCents",
    (SELECT coalesce(json_agg(x.payout ORDER BY x.requested_at DESC), '[]') FROM (
       SELECT p.requested_at, ${payoutJson} AS payout FROM payouts p
       WHERE p.host_id = c.host_id ORDER BY p.requested_at DESC LIMIT ${payoutsShown}) x) AS payouts`,
  from: 'referral_codes c JOIN users u ON u.id = c.host_id',
  key: 'c.id',
}

/** One page of the codes staff look for, with what each brought and what its host was paid. */
export function findCodePage(
  sql: Sql,
  filter: ReferralFilter,
  { page, pageSize, now }: { page: number; pageSize: number; now: Date },
) {
  return findStaffPage<CodeForStaff>(sql, list, { ...narrowed(filter, now), page, pageSize })
}

export function readCodes(
  sql: Sql,
  filter: ReferralFilter,
  { now, cells }: { now: Date; cells: (row: CodeForStaff) => CsvCell[] },
) {
  return readStaffList<CodeForStaff>(sql, list, narrowed(filter, now), cells)
}

const stateSql: Record<CodeState, (now: string) => string> = {
  active: (now) => `c.withdrawn_at IS NULL AND u.is_host AND c.expires_at > ${now}`,
  expired: (now) => `c.withdrawn_at IS NULL AND u.is_host AND c.expires_at <= ${now}`,
  withdrawn: (now) => `(c.withdrawn_at IS NOT NULL OR NOT u.is_host) AND ${now}::timestamptz IS NOT NULL`,
}

const columnSql = {
  created: 'c.created_at',
  code: 'c.code',
  host: 'lower(u.name)',
  expires: 'c.expires_at',
  orders: usageCount,
  earned: earnedCents,
} as const

function narrowed({ q, state, sort = '-created' }: ReferralFilter, now: Date) {
  const narrow = narrowing()
  narrow.when(q, (place) => holds(`concat_ws(' ', c.code, u.name, u.email)`, place))
  narrow.when(state && now, (place) => stateSql[state ?? 'active'](place))
  return narrow.by(orderOf(sort, columnSql, 'c.id'))
}
