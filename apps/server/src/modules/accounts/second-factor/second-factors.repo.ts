import type { Sql } from '../../../platform/database.ts'
import { someFields } from '../../../platform/sql/fields.ts'
import { int } from '../../../platform/sql/functions.ts'
import { insertJson, insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { deletePasskeys } from '../passkeys/passkeys.repo.ts'
import { recoveryCodeId } from './recovery-codes.ts'

const appOf = statement<{ userId: string }>()('authenticator-app', (db, $) =>
  db
    .selectFrom('authenticator_apps as a')
    .select(someFields('authenticator_apps', 'a', ['secret', 'confirmedAt', 'lastStep']))
    .where('a.user_id', '=', $.userId),
)

export async function findApp(sql: Sql, userId: string) {
  const [app] = await appOf(sql, { userId })
  return app ?? null
}

const beginAppStatement = statement<{ userId: string; secret: string; now: Date }>()('begin-app', (db, $) =>
  insertRow(db, 'authenticator_apps', { userId: $.userId, secret: $.secret, createdAt: $.now }, [
    'confirmedAt',
    'lastStep',
  ])
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({
          secret: eb.ref('excluded.secret'),
          created_at: eb.ref('excluded.created_at'),
        }))
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .returning('user_id'),
)

/** In the place of one that was begun and not finished; false where one counts already. */
export async function beginApp(
  tx: Sql,
  app: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  return (await beginAppStatement(tx, app)).length > 0
}

export const confirmApp = statement<{ userId: string; step: number; now: Date }>()('confirm-app', (db, $) =>
  db
    .updateTable('authenticator_apps')
    .set({ confirmed_at: $.now, last_step: $.step })
    .where('user_id', '=', $.userId)
    .where('confirmed_at', 'is', null),
)

const moveStepStatement = statement<{ userId: string; step: number }>()('move-app-step', (db, $) =>
  db
    .updateTable('authenticator_apps')
    .set({ last_step: $.step })
    .where('user_id', '=', $.userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', $.step)
    .returning('user_id'),
)

/** False where another request was faster with this code. */
export async function moveStep(tx: Sql, moved: { userId: string; step: number }): Promise<boolean> {
  return (await moveStepStatement(tx, moved)).length > 0
}

const deleteRecoveryCodes = statement<{ userId: string }>()('delete-recovery-codes', (db, $) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', $.userId),
)

const insertRecoveryCodes = statement<{ codes: { id: string; userId: string }[] }>()(
  'insert-recovery-codes',
  (db, _$, json) => insertJson(db, 'recovery_codes', { rows: json.codes, cells: () => ({}) }),
)

/** In the place of all earlier ones. */
export async function replaceRecoveryCodes(tx: Sql, { userId, codes }: { userId: string; codes: string[] }) {
  await deleteRecoveryCodes(tx, { userId })
  await insertRecoveryCodes(tx, {
    codes: codes.map((code) => ({ id: recoveryCodeId({ userId, code }), userId })),
  })
}

const takeRecoveryCodeStatement = statement<{ id: string; userId: string }>()('take-recovery-code', (db, $) =>
  db.deleteFrom('recovery_codes').where('id', '=', $.id).where('user_id', '=', $.userId).returning('id'),
)

/** Whether there was such a code; there is none any more. */
export async function takeRecoveryCode(tx: Sql, used: { userId: string; code: string }): Promise<boolean> {
  const { userId } = used
  return (await takeRecoveryCodeStatement(tx, { id: recoveryCodeId(used), userId })).length > 0
}

const recoveryCodesLeft = statement<{ userId: string }>()('recovery-codes-left', (db, $) =>
  db
    .selectFrom('recovery_codes')
    .select((eb) => int(eb.fn.countAll()).as('left'))
    .where('user_id', '=', $.userId),
)

export async function countRecoveryCodes(sql: Sql, userId: string): Promise<number> {
  const [counted] = await recoveryCodesLeft(sql, { userId })
  return counted?.left ?? 0
}

export async function dropRecoveryCodes(tx: Sql, userId: string): Promise<void> {
  await deleteRecoveryCodes(tx, { userId })
}

const deleteApp = statement<{ userId: string }>()('delete-app', (db, $) =>
  db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', $.userId)
    .returning('confirmed_at as confirmedAt'),
)

/** False where there was none that counted. */
export async function dropApp(tx: Sql, userId: string): Promise<boolean> {
  const [app] = await deleteApp(tx, { userId })
  return app !== undefined && app.confirmedAt !== null
}

/** Takes all of it off the account; false where there was none that counted. */
export async function dropSecondFactor(tx: Sql, userId: string): Promise<boolean> {
  const hadApp = await dropApp(tx, userId)
  const passkeys = await deletePasskeys(tx, userId)
  await dropRecoveryCodes(tx, userId)
  return hadApp || passkeys > 0
}
