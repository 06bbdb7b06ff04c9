import type { OrderStatus } from '@trivet/core/orders'
import { rows, type Sql } from '../../platform/database.ts'
import type { Account } from './account.ts'

export type StoredAccount = Account & { createdAt: Date; updatedAt: Date; disabledAt: Date | null }

const columns = `id, name, email, phone, street, city, state, postal_code AS "postalCode", country,
  is_admin AS "isAdmin", is_host AS "isHost", created_at AS "createdAt", updated_at AS "updatedAt",
  disabled_at AS "disabledAt"`

export async function findStoredAccount(sql: Sql, userId: string): Promise<StoredAccount | null> {
  const [account] = await rows<StoredAccount>(sql, {
    name: 'stored-account',
    text: `SELECT ${columns} FROM users WHERE id = $1`,
    values: [userId],
  })
  return account ?? null
}

/** Held until the transaction ends: changes of one account come one after the other. */
export async function lockAccount(tx: Sql, userId: string): Promise<StoredAccount | null> {
  const [account] = await rows<StoredAccount>(tx, {
    name: 'lock-account',
    text: `SELECT ${columns} FROM users WHERE id = $1 FOR NO KEY UPDATE`,
    values: [userId],
  })
  return account ?? null
}

/** Admins who can sign in, besides this account. */
export async function countOtherAdmins(sql: Sql, userId: string): Promise<number> {
  const [counted] = await rows<{ others: number }>(sql, {
    name: 'other-admins',
    text: 'SELECT count(*)::int AS others FROM users WHERE is_admin AND disabled_at IS NULL AND id <> $1',
    values: [userId],
  })
  return counted?.others ?? 0
}

export async function setRoles(
  tx: Sql,
  { userId, isAdmin, isHost }: { userId: string; isAdmin: boolean; isHost: boolean },
): Promise<void> {
  await rows(tx, {
    name: 'set-roles',
    text: 'UPDATE users SET is_admin = $2, is_host = $3 WHERE id = $1',
    values: [userId, isAdmin, isHost],
  })
}

export async function setDisabled(
  tx: Sql,
  { userId, disabledAt }: { userId: string; disabledAt: Date | null },
): Promise<void> {
  await rows(tx, {
    name: 'set-disabled',
    text: 'UPDATE users SET disabled_at = $2 WHERE id = $1',
    values: [userId, disabledAt],
  })
}

/** How many sessions were ended that could still be used. */
export async function endSessionsOf(
  tx: Sql,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const ended = await rows<{ isOpen: boolean }>(tx, {
    name: 'end-sessions',
    text: 'DELETE FROM sessions WHERE user_id = $1 RETURNING least(expires_at, ends_at) > $2 AS "isOpen"',
    values: [userId, now],
  })
  return ended.filter(({ isOpen }) => isOpen).length
}

export type Belongings = {
  sessions: number
  orders: number
  spentCents: number
  recentOrders: { id: string; totalCents: number; status: OrderStatus; isPaid: boolean; createdAt: string }[]
  kits: number
  recentKits: { id: string; name: string; pieces: number; lastModified: string }[]
  code: string | null
  codes: number
  uses: number
}

/** What belongs to an account, and the newest of it, in one round trip. */
export async function findBelongings(
  sql: Sql,
  { userId, now, count }: { userId: string; now: Date; count: number },
): Promise<Belongings | null> {
  const [found] = await rows<Belongings>(sql, {
    name: 'account-belongings',
    text: `
      SELECT
        (SELECT count(*)::int FROM sessions s
         WHERE s.user_id = u.id AND least(s.expires_at, s.ends_at) > $2) AS sessions,
        (SELECT count(*)::int FROM orders o
         WHERE o.user_id = u.id AND o.cancel_reason IS DISTINCT FROM 'payment-declined') AS orders,
        (SELECT coalesce(sum(p.amount_cents), 0)::float8 FROM orders o JOIN payments p ON p.order_id = o.id
         WHERE o.user_id = u.id)
          - (SELECT coalesce(sum(r.amount_cents), 0)::float8 FROM orders o JOIN refunds r ON r.order_id = o.id
             WHERE o.user_id = u.id) AS "spentCents",
        (SELECT coalesce(json_agg(json_build_object('id', o.id, 'totalCents', o.total_cents, 'status', o.status,
             'isPaid', o.paid_at IS NOT NULL, 'createdAt', o.created_at) ORDER BY o.created_at DESC, o.id), '[]')
         FROM (SELECT * FROM orders WHERE user_id = u.id AND cancel_reason IS DISTINCT FROM 'payment-declined'
               ORDER BY created_at DESC, id LIMIT $3) o) AS "recentOrders",
        (SELECT count(*)::int FROM kits k WHERE k.user_id = u.id) AS kits,
        (SELECT coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'lastModified', k.last_modified,
             'pieces', (SELECT coalesce(sum(i.quantity), 0) FROM kit_items i WHERE i.kit_id = k.id))
             ORDER BY k.created_at DESC, k.id), '[]')
         FROM (SELECT * FROM kits WHERE user_id = u.id ORDER BY created_at DESC, id LIMIT $3) k) AS "recentKits",
        (SELECT c.code FROM referral_codes c
         WHERE c.host_id = u.id AND u.is_host AND c.withdrawn_at IS NULL AND c.expires_at > $2) AS code,
        (SELECT count(*)::int FROM referral_codes c WHERE c.host_id = u.id) AS codes,
        (SELECT count(*)::int FROM referral_uses r JOIN orders o ON o.id = r.order_id
         WHERE r.host_id = u.id AND o.paid_at IS NOT NULL AND o.status <> 'cancelled') AS uses
      FROM users u WHERE u.id = $1`,
    values: [userId, now, count],
  })
  return found ?? null
}
