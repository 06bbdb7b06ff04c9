import { rows, type Sql } from '../../platform/database.ts'

export type CodeRecord = {
  id: string
  hostId: string
  code: string
  createdAt: Date
  expiresAt: Date
  isWithdrawn: boolean
}

// a host who is none any more, or whose account is closed, earns nothing: the code is as good as withdrawn
const codeColumns = `c.id, c.host_id AS "hostId", c.code, c.created_at AS "createdAt", c.expires_at AS "expiresAt",
  c.withdrawn_at IS NOT NULL OR NOT u.is_host OR u.disabled_at IS NOT NULL AS "isWithdrawn"`

/** One statement whether there is such a code or not, so that the time it takes tells nothing. */
export async function findReferralCode(sql: Sql, code: string): Promise<CodeRecord | null> {
  const [found] = await rows<CodeRecord>(sql, {
    name: 'referral-code',
    text: `SELECT ${codeColumns} FROM referral_codes c JOIN users u ON u.id = c.host_id WHERE c.code = $1`,
    values: [code],
  })
  return found ?? null
}

/** The code a host hands out now. */
export async function findActiveCode(
  sql: Sql,
  { hostId, now }: { hostId: string; now: Date },
): Promise<CodeRecord | null> {
  const [found] = await rows<CodeRecord>(sql, {
    name: 'active-referral-code',
    text: `SELECT ${codeColumns} FROM referral_codes c JOIN users u ON u.id = c.host_id
           WHERE c.host_id = $1 AND c.withdrawn_at IS NULL AND c.expires_at > $2`,
    values: [hostId, now],
  })
  return found ?? null
}

export type NewCode = { id: string; hostId: string; code: string; now: Date; months: number }

/** False when another request was faster, or somebody has the very same code. */
export async function insertCode(tx: Sql, { id, hostId, code, now, months }: NewCode): Promise<boolean> {
  await rows(tx, {
    name: 'retire-expired-code',
    text: `UPDATE referral_codes SET withdrawn_at = $2
           WHERE host_id = $1 AND withdrawn_at IS NULL AND expires_at <= $2`,
    values: [hostId, now],
  })
  const inserted = await rows(tx, {
    name: 'insert-referral-code',
    text: `INSERT INTO referral_codes (id, host_id, code, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $4::timestamptz + make_interval(months => $5))
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [id, hostId, code, now, months],
  })
  return inserted.length > 0
}
