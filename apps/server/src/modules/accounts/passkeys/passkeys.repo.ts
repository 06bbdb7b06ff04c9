import type { Sql } from '../../../platform/database.ts'
import { allFields, someFields, type NewRow } from '../../../platform/sql/fields.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { accountFields } from '../account.ts'

const passkeysOf = statement<{ userId: string }>()('passkeys-of-user', (db, $) =>
  db
    .selectFrom('passkeys as p')
    .select(allFields('passkeys', 'p', ['userId', 'publicKey', 'uses']))
    .where('p.user_id', '=', $.userId)
    .orderBy('p.added_at', 'desc')
    .orderBy('p.id'),
)

export const findPasskeys = (sql: Sql, userId: string) => passkeysOf(sql, { userId })

const passkeyByCredential = statement<{ credentialId: string }>()('passkey-by-credential', (db, $) =>
  db
    .selectFrom('passkeys as p')
    .innerJoin('users', 'users.id', 'p.user_id')
    .select(accountFields)
    .select('p.id as passkeyId')
    .select(someFields('passkeys', 'p', ['publicKey', 'uses']))
    .where('p.credential_id', '=', $.credentialId)
    .where('users.disabled_at', 'is', null),
)

/** The passkey with the account that it signs in to, unless that is disabled. */
export async function findPasskey(sql: Sql, credentialId: string) {
  const [found] = await passkeyByCredential(sql, { credentialId })
  if (!found) return null
  const { passkeyId, publicKey, uses, ...account } = found
  return { passkey: { id: passkeyId, publicKey, uses: Number(uses) }, account }
}

const insertPasskeyStatement = statement<NewRow<'passkeys', 'lastUsedAt'>>()('insert-passkey', (db, $) =>
  insertRow(db, 'passkeys', $, ['lastUsedAt'])
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id'),
)

type NewPasskey = Omit<NewRow<'passkeys', 'lastUsedAt'>, 'uses'> & { uses: number }

/** False where an account has it already. */
export async function insertPasskey(tx: Sql, { uses, ...passkey }: NewPasskey): Promise<boolean> {
  return (await insertPasskeyStatement(tx, { ...passkey, uses: String(uses) })).length > 0
}

const notePasskeyUseStatement = statement<{ id: string; uses: string; now: Date }>()(
  'note-passkey-use',
  (db, $) =>
    db
      .updateTable('passkeys')
      .set({ uses: $.uses, last_used_at: $.now })
      .where('id', '=', $.id)
      .where((eb) => eb.or([eb('uses', '<', $.uses), eb.and([eb('uses', '=', '0'), eb($.uses, '=', '0')])]))
      .returning('id'),
)

/** False where it was removed meanwhile, or another request was faster with it. */
export async function notePasskeyUse(
  tx: Sql,
  { uses, ...used }: { id: string; uses: number; now: Date },
): Promise<boolean> {
  return (await notePasskeyUseStatement(tx, { ...used, uses: String(uses) })).length > 0
}

const deletePasskeyStatement = statement<{ id: string; userId: string }>()('delete-passkey', (db, $) =>
  db.deleteFrom('passkeys').where('id', '=', $.id).where('user_id', '=', $.userId).returning('name'),
)

/** Its name; null where the account has no such passkey. */
export async function deletePasskey(tx: Sql, passkey: { id: string; userId: string }) {
  const [deleted] = await deletePasskeyStatement(tx, passkey)
  return deleted?.name ?? null
}

const deletePasskeysOf = statement<{ userId: string }>()('delete-passkeys-of-user', (db, $) =>
  db.deleteFrom('passkeys').where('user_id', '=', $.userId).returning('id'),
)

/** How many there were. */
export async function deletePasskeys(tx: Sql, userId: string): Promise<number> {
  return (await deletePasskeysOf(tx, { userId })).length
}
