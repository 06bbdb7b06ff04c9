import { rows, type Sql } from '../../platform/database.ts'
import { payoutJson, type PayoutRecord } from './payouts.repo.ts'

export type CodeForStaff = {
  id: string
  code: string
  expiresAt: Date
  createdAt: Date
  isActive: boolean
  host: { id: string; name: string; email: string }
  usageCount: number
  earnedCents: number
  payouts: PayoutRecord[]
}

// of one host beside a code; the whole list has its own page
const payoutsShown = 20

/** One page of all codes, newest first, with what each brought and what its host was paid. */
export async function findCodePage(
  sql: Sql,
  { page, pageSize, now }: { page: number; pageSize: number; now: Date },
): Promise<{ found: CodeForStaff[]; total: number }> {
  const [counted] = await rows<{ total: number }>(sql, {
    name: 'referral-codes-count',
    text: 'SELECT count(*)::int AS total FROM referral_codes',
  })
  const found = await rows<CodeForStaff>(sql, {
    name: 'referral-codes-page',
    text: `
      SELECT c.id, c.code, c.expires_at AS "expiresAt", c.created_at AS "createdAt",
        c.withdrawn_at IS NULL AND c.expires_at > $3 AND u.is_host AS "isActive",
        json_build_object('id', u.id, 'name', u.name, 'email', u.email) AS host,
        (SELECT count(*)::int FROM referral_uses r JOIN orders o ON o.id = r.order_id
         WHERE r.code_id = c.id AND o.paid_at IS NOT NULL AND o.status <> 'cancelled') AS "usageCount",
        (SELECT coalesce(sum(CASE WHEN e."from" IS NULL THEN e.cents WHEN e."to" IS NULL THEN -e.cents END), 0)::float8
         FROM referral_uses r JOIN commission_entries e ON e.order_id = r.order_id
         WHERE r.code_id = c.id) AS "earnedCents",
        (SELECT coalesce(json_agg(x.payout ORDER BY x.requested_at DESC), '[]') FROM (
           SELECT p.requested_at, ${payoutJson} AS payout FROM payouts p
           WHERE p.host_id = c.host_id ORDER BY p.requested_at DESC LIMIT ${payoutsShown}) x) AS payouts
      FROM referral_codes c JOIN users u ON u.id = c.host_id
      ORDER BY c.created_at DESC, c.id LIMIT $1 OFFSET $2`,
    values: [pageSize, (page - 1) * pageSize, now],
  })
  return { found, total: counted?.total ?? 0 }
}
