import type { Sql } from '../../platform/database.ts'
import { someFields, type NewRow } from '../../platform/sql/fields.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { accountFields, type Account } from './account.ts'

const accountById = statement<{ userId: string }>()('account-by-id', (db, $) =>
  db.selectFrom('users').select(accountFields).where('id', '=', $.userId),
)

export async function findAccount(sql: Sql, userId: string): Promise<Account | null> {
  const [account] = await accountById(sql, { userId })
  return account ?? null
}

const passwordHashOf = statement<{ userId: string }>()('password-hash', (db, $) =>
  db.selectFrom('users').select('password_hash').where('id', '=', $.userId),
)

export async function findPasswordHash(sql: Sql, userId: string): Promise<string | null> {
  const [account] = await passwordHashOf(sql, { userId })
  return account?.password_hash ?? null
}

const markAsHostStatement = statement<{ userId: string }>()('mark-as-host', (db, $) =>
  db
    .updateTable('users')
    .set({ is_host: true })
    .where('id', '=', $.userId)
    .where('is_host', '=', false)
    .returning('id'),
)

/** False when the account is a host's already. */
export async function markAsHost(sql: Sql, userId: string): Promise<boolean> {
  const marked = await markAsHostStatement(sql, { userId })
  return marked.length > 0
}

/** Everybody, newest first; staff for those alone who see them. */
export const findUsers = statement<{ seesStaff: boolean }>()('everybody', (db, $) =>
  db
    .selectFrom('users')
    .select(
      someFields('users', 'users', ['id', 'name', 'email', 'phone', 'createdAt', 'staffRole', 'isHost']),
    )
    .where((eb) => eb.or([eb('staff_role', 'is', null), $.seesStaff]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

// given and taken later, or kept by the database
const later = [
  'isAdmin',
  'staffRole',
  'isHost',
  'isSample',
  'disabledAt',
  'erasedAt',
  'updatedAt',
  'emailProvenAt',
  'newEmail',
  'mailbox',
] as const

export type NewAccount = NewRow<'users', (typeof later)[number]>

const insertAccountStatement = statement<NewAccount>()('insert-account', (db, $) =>
  insertRow(db, 'users', $, later)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(accountFields),
)

/** Null when the email is taken, in another tab for example. */
export async function insertAccount(sql: Sql, account: NewAccount): Promise<Account | null> {
  const [inserted] = await insertAccountStatement(sql, account)
  return inserted ?? null
}

type Details = Pick<NewAccount, 'phone' | 'street' | 'city' | 'state' | 'postalCode' | 'country'>

export type AccountChange = Pick<NewAccount, 'name' | 'email' | 'emailKey'> & {
  userId: string
  /** Null keeps the present one. */
  passwordHash: string | null
} & {
  /** Null leaves a field as it is. */
  [Field in keyof Details]: Details[Field] | null
}

const updateAccountStatement = statement<AccountChange>()('update-account', (db, $) =>
  db
    .updateTable('users')
    .set(({ fn: { coalesce }, ...eb }) => ({
      name: $.name,
      // other letters of the same address are taken at once; another address waits until it is proven
      email: eb.case().when('email_key', '=', $.emailKey).then($.email).else(eb.ref('email')).end(),
      new_email: eb.case().when('email_key', '=', $.emailKey).then(eb.ref('new_email')).else($.email).end(),
      password_hash: coalesce($.passwordHash, 'password_hash'),
      phone: coalesce($.phone, 'phone'),
      street: coalesce($.street, 'street'),
      city: coalesce($.city, 'city'),
      state: coalesce($.state, 'state'),
      postal_code: coalesce($.postalCode, 'postal_code'),
      country: coalesce($.country, 'country'),
    }))
    .where('id', '=', $.userId)
    .returning(accountFields),
)

export async function updateAccount(sql: Sql, change: AccountChange): Promise<Account | null> {
  const [updated] = await updateAccountStatement(sql, change)
  return updated ?? null
}

export const setPasswordHash = statement<{ userId: string; passwordHash: string }>()(
  'set-password-hash',
  (db, $) => db.updateTable('users').set({ password_hash: $.passwordHash }).where('id', '=', $.userId),
)

const accountOfEmail = statement<{ emailKey: string }>()('account-of-email', (db, $) =>
  db.selectFrom('users').select('id').where('email_key', '=', $.emailKey),
)

export async function findAccountId(sql: Sql, emailKey: string): Promise<string | null> {
  const [account] = await accountOfEmail(sql, { emailKey })
  return account?.id ?? null
}

export async function isEmailTaken(sql: Sql, emailKey: string): Promise<boolean> {
  return (await findAccountId(sql, emailKey)) !== null
}
