import type { CommissionMove, MonthlyEarning, OrderStatus } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

/** Sums of equal lines: as good as the lines themselves, however long the ledger is. */
export async function findCommissionMoves(sql: Sql, hostId: string): Promise<CommissionMove[]> {
  return rows<CommissionMove>(sql, {
    name: 'commission-moves',
    text: `SELECT "from", "to", sum(cents)::float8 AS cents FROM commission_entries
           WHERE host_id = $1 GROUP BY "from", "to"`,
    values: [hostId],
  })
}

export type RecentReferral = {
  date: string
  orderAmountCents: number
  commissionCents: number
  orderStatus: OrderStatus
}

export type HostHistory = { usage: number; months: MonthlyEarning[]; recent: RecentReferral[] }

/**
 * What the host's code did. Of an order only amount, day and status are read: who placed it and where it goes is
 * nobody's business here.
 */
export async function findHostHistory(
  sql: Sql,
  { hostId, timeZone, since, count }: { hostId: string; timeZone: string; since: Date; count: number },
): Promise<HostHistory> {
  const [history] = await rows<HostHistory>(sql, {
    name: 'host-history',
    text: `
      SELECT
        (SELECT count(*)::int FROM referral_uses u JOIN orders o ON o.id = u.order_id
         WHERE u.host_id = $1 AND o.paid_at IS NOT NULL AND o.status <> 'cancelled') AS usage,
        (SELECT coalesce(json_agg(m), '[]') FROM (
           SELECT to_char(e.at AT TIME ZONE $2, 'YYYY-MM') AS month,
             sum(e.cents - coalesce(back.cents, 0))::float8 AS cents
           FROM commission_entries e
           LEFT JOIN LATERAL (
             SELECT sum(b.cents) AS cents FROM commission_entries b WHERE b.order_id = e.order_id AND b."to" IS NULL
           ) back ON true
           WHERE e.host_id = $1 AND e."from" IS NULL AND e.at >= $3
           GROUP BY 1) m) AS months,
        (SELECT coalesce(json_agg(r ORDER BY r.date DESC), '[]') FROM (
           SELECT o.paid_at AS date, o.subtotal_cents + o.extra_days_cents - o.discount_cents AS "orderAmountCents",
             u.commission_cents - coalesce(
               (SELECT sum(b.cents) FROM commission_entries b WHERE b.order_id = o.id AND b."to" IS NULL), 0
             )::int AS "commissionCents",
             o.status AS "orderStatus"
           FROM referral_uses u JOIN orders o ON o.id = u.order_id
           WHERE u.host_id = $1 AND o.paid_at IS NOT NULL
           ORDER BY u.created_at DESC LIMIT $4) r) AS recent`,
    values: [hostId, timeZone, since, count],
  })
  return history ?? { usage: 0, months: [], recent: [] }
}
