import { rows, type PrismaDb, type Sql } from '../../platform/database.ts'
import type { Account } from './account.ts'

const accountFields = {
  id: true,
  name: true,
  email: true,
  phone: true,
  street: true,
  city: true,
  state: true,
  postalCode: true,
  country: true,
  isAdmin: true,
  isHost: true,
} as const

const accountColumns = `id, name, email, phone, street, city, state, postal_code AS "postalCode", country,
        is_admin AS "isAdmin", is_host AS "isHost"`

export function findAccount(db: PrismaDb, userId: string): Promise<Account | null> {
  return db.user.findUnique({ where: { id: userId }, select: accountFields })
}

export async function findPasswordHash(db: PrismaDb, userId: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  return user?.passwordHash ?? null
}

/** False when the account is a host's already. */
export async function markAsHost(sql: Sql, userId: string): Promise<boolean> {
  const marked = await rows(sql, {
    name: 'mark-as-host',
    text: 'UPDATE users SET is_host = true WHERE id = $1 AND NOT is_host RETURNING id',
    values: [userId],
  })
  return marked.length > 0
}

/** Everybody, newest first. */
export function findUsers(db: PrismaDb) {
  return db.user.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, email: true, phone: true, createdAt: true, isAdmin: true, isHost: true },
  })
}

export type SignInFacts = Account & { passwordHash: string; isDisabled: boolean; isKnownAddress: boolean }

/** One statement whether there is such an account or not, so that the time it takes tells nothing. */
export async function findSignInFacts(
  sql: Sql,
  { emailKey, address }: { emailKey: string; address: string },
): Promise<SignInFacts | null> {
  const [facts] = await rows<SignInFacts>(sql, {
    name: 'sign-in-facts',
    text: `
      SELECT ${accountColumns}, password_hash AS "passwordHash", disabled_at IS NOT NULL AS "isDisabled",
        EXISTS (SELECT FROM sign_in_addresses WHERE user_id = id AND address = $2) AS "isKnownAddress"
      FROM users WHERE email_key = $1`,
    values: [emailKey, address],
  })
  return facts ?? null
}

export type NewAccount = {
  id: string
  name: string
  email: string
  emailKey: string
  passwordHash: string
  createdAt: Date
} & OptionalFields

type OptionalFields = {
  /** Null leaves a field as it is, or as the database begins it. */
  [Field in 'phone' | 'street' | 'city' | 'state' | 'postalCode' | 'country']: string | null
}

/** Null when the e-mail is taken, in another tab for example. */
export async function insertAccount(sql: Sql, account: NewAccount): Promise<Account | null> {
  const [inserted] = await rows<Account>(sql, {
    name: 'insert-account',
    text: `
      INSERT INTO users (id, name, email, email_key, password_hash, created_at,
        phone, street, city, state, postal_code, country)
      VALUES ($1, $2, $3, $4, $5, $6, coalesce($7, ''), coalesce($8, ''), coalesce($9, ''), coalesce($10, ''),
        coalesce($11, ''), coalesce($12, 'USA'))
      ON CONFLICT (email_key) DO NOTHING
      RETURNING ${accountColumns}`,
    values: [
      account.id,
      account.name,
      account.email,
      account.emailKey,
      account.passwordHash,
      account.createdAt,
      ...optionalValues(account),
    ],
  })
  return inserted ?? null
}

export type AccountChange = {
  userId: string
  name: string
  email: string
  emailKey: string
  /** Null keeps the present one. */
  passwordHash: string | null
} & OptionalFields

export async function updateAccount(sql: Sql, change: AccountChange): Promise<Account | null> {
  const [updated] = await rows<Account>(sql, {
    name: 'update-account',
    text: `
      UPDATE users SET name = $2, email = $3, email_key = $4, password_hash = coalesce($5, password_hash),
        phone = coalesce($6, phone), street = coalesce($7, street), city = coalesce($8, city),
        state = coalesce($9, state), postal_code = coalesce($10, postal_code), country = coalesce($11, country)
      WHERE id = $1
      RETURNING ${accountColumns}`,
    values: [
      change.userId,
      change.name,
      change.email,
      change.emailKey,
      change.passwordHash,
      ...optionalValues(change),
    ],
  })
  return updated ?? null
}

export async function setPasswordHash(
  sql: Sql,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await rows(sql, {
    name: 'set-password-hash',
    text: 'UPDATE users SET password_hash = $2 WHERE id = $1',
    values: [userId, passwordHash],
  })
}

export async function isEmailTaken(db: PrismaDb, emailKey: string): Promise<boolean> {
  return (await db.user.count({ where: { emailKey } })) > 0
}

/** Notes where an account signed in from and forgets where it has not been for 90 days. */
export async function rememberSignInAddress(
  sql: Sql,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<void> {
  await rows(sql, {
    name: 'remember-sign-in-address',
    text: `
      WITH forgotten AS (
        DELETE FROM sign_in_addresses
        WHERE user_id = $1 AND address <> $2 AND last_used_at < $3::timestamptz - interval '90 days'
      )
      INSERT INTO sign_in_addresses (user_id, address, last_used_at) VALUES ($1, $2, $3)
      ON CONFLICT (user_id, address) DO UPDATE SET last_used_at = excluded.last_used_at`,
    values: [userId, address, now],
  })
}

function optionalValues({ phone, street, city, state, postalCode, country }: OptionalFields) {
  return [phone, street, city, state, postalCode, country]
}
