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
