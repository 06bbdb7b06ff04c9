import type { BookDifference, PaymentFlagKind, PaymentProviderName } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

export type NewFlag = BookDifference & {
  id: string
  provider: PaymentProviderName
  currency: string
  now: Date
}

/** Seen again it is the same flag; it opens again where the amounts are others than those somebody looked at. */
export async function raiseFlag(sql: Sql, flag: NewFlag): Promise<void> {
  await rows(sql, {
    name: 'raise-flag',
    text: `INSERT INTO payment_flags AS known
             (id, kind, provider, reference, order_id, ours_cents, theirs_cents, currency, first_seen_at, last_seen_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
           ON CONFLICT (provider, reference, kind) DO UPDATE SET
             last_seen_at = excluded.last_seen_at, order_id = coalesce(excluded.order_id, known.order_id), ours_cents = excluded.ours_cents,
             theirs_cents = excluded.theirs_cents,
             looked_at_at = CASE WHEN known.theirs_cents IS NOT DISTINCT FROM excluded.theirs_cents
               AND known.ours_cents IS NOT DISTINCT FROM excluded.ours_cents THEN known.looked_at_at END,
             looked_at_by = CASE WHEN known.theirs_cents IS NOT DISTINCT FROM excluded.theirs_cents
               AND known.ours_cents IS NOT DISTINCT FROM excluded.ours_cents THEN known.looked_at_by END,
             note = CASE WHEN known.theirs_cents IS NOT DISTINCT FROM excluded.theirs_cents
               AND known.ours_cents IS NOT DISTINCT FROM excluded.ours_cents THEN known.note END`,
    values: [
      flag.id,
      flag.kind,
      flag.provider,
      flag.reference,
      flag.orderId,
      flag.oursCents,
      flag.theirsCents,
      flag.currency,
      flag.now,
    ],
  })
}

export type FlagRecord = {
  id: string
  kind: PaymentFlagKind
  provider: PaymentProviderName
  reference: string
  orderId: string | null
  oursCents: number | null
  theirsCents: number | null
  currency: string
  firstSeenAt: Date
  lastSeenAt: Date
  lookedAtAt: Date | null
  lookedAtBy: string | null
  note: string | null
}

const flagFields = `f.id, f.kind, f.provider, f.reference, f.order_id AS "orderId", f.ours_cents AS "oursCents",
  f.theirs_cents AS "theirsCents", f.currency, f.first_seen_at AS "firstSeenAt", f.last_seen_at AS "lastSeenAt",
  f.looked_at_at AS "lookedAtAt", u.email AS "lookedAtBy", f.note`

export type FlagSearch = {
  show: 'open' | 'looked-at' | 'all'
  kind: PaymentFlagKind | null
  page: number
  pageSize: number
}

const narrowed = `($1 = 'all' OR (f.looked_at_at IS NULL) = ($1 = 'open')) AND ($2::text IS NULL OR f.kind = $2)`

/** Newest first. */
export async function listFlags(
  sql: Sql,
  { show, kind, page, pageSize }: FlagSearch,
): Promise<{ flags: FlagRecord[]; total: number }> {
  const flags = await rows<FlagRecord>(sql, {
    name: 'payment-flags',
    text: `SELECT ${flagFields} FROM payment_flags f LEFT JOIN users u ON u.id = f.looked_at_by
           WHERE ${narrowed} ORDER BY f.last_seen_at DESC, f.id LIMIT $3 OFFSET $4`,
    values: [show, kind, pageSize, (page - 1) * pageSize],
  })
  const [count] = await rows<{ total: number }>(sql, {
    name: 'count-payment-flags',
    text: `SELECT count(*)::int AS total FROM payment_flags f WHERE ${narrowed}`,
    values: [show, kind],
  })
  return { flags, total: count?.total ?? 0 }
}

export async function findFlag(sql: Sql, id: string): Promise<FlagRecord | null> {
  const [found] = await rows<FlagRecord>(sql, {
    name: 'payment-flag',
    text: `SELECT ${flagFields} FROM payment_flags f LEFT JOIN users u ON u.id = f.looked_at_by WHERE f.id = $1`,
    values: [id],
  })
  return found ?? null
}

/** False when somebody has looked at it meanwhile. */
export async function markFlagLookedAt(
  tx: Sql,
  { id, actorId, note, now }: { id: string; actorId: string; note: string; now: Date },
): Promise<boolean> {
  const marked = await rows(tx, {
    name: 'mark-flag-looked-at',
    text: `UPDATE payment_flags SET looked_at_at = $2, looked_at_by = $3, note = $4
           WHERE id = $1 AND looked_at_at IS NULL RETURNING id`,
    values: [id, now, actorId, note],
  })
  return marked.length > 0
}

export type ReconciliationRecord = {
  provider: PaymentProviderName
  from: Date
  to: Date
  ranAt: Date
  charges: number
  differences: number
}

export async function insertReconciliation(sql: Sql, run: ReconciliationRecord): Promise<void> {
  await rows(sql, {
    name: 'insert-reconciliation',
    text: `INSERT INTO reconciliations (provider, "from", "to", ran_at, charges, differences)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [run.provider, run.from, run.to, run.ranAt, run.charges, run.differences],
  })
}

/** The last comparison with each provider. */
export function listLastReconciliations(sql: Sql): Promise<ReconciliationRecord[]> {
  return rows<ReconciliationRecord>(sql, {
    name: 'last-reconciliations',
    text: `SELECT DISTINCT ON (provider) provider, "from", "to", ran_at AS "ranAt", charges, differences
           FROM reconciliations ORDER BY provider, ran_at DESC`,
  })
}
