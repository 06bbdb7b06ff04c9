import type { StaffRole } from '@trivet/core/staff'
import type { Sql } from '../../platform/database.ts'
import { endSessionsOf as endSessions } from '../../platform/sessions.repo.ts'
import { int } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { storedAccountFields, type StoredAccount } from './account.ts'

type Shown = { userId: string; seesStaff: boolean }

const shownAccount = statement<Shown>()('shown-account', (db, $) =>
  db
    .selectFrom('users')
    .select(storedAccountFields)
    .where('id', '=', $.userId)
    .where((eb) => eb.or([eb('staff_role', 'is', null), $.seesStaff])),
)

/** An account of staff is null, as one that nobody has, to those who do not see staff. */
export async function findShownAccount(sql: Sql, shown: Shown): Promise<StoredAccount | null> {
  const [account] = await shownAccount(sql, shown)
  return account ?? null
}

const lockAccountStatement = statement<{ userId: string }>()('lock-account', (db, $) =>
  db.selectFrom('users').select(storedAccountFields).where('id', '=', $.userId).forNoKeyUpdate(),
)

/** Held until the transaction ends: changes of one account come one after the other. */
export async function lockAccount(tx: Sql, userId: string): Promise<StoredAccount | null> {
  const [account] = await lockAccountStatement(tx, { userId })
  return account ?? null
}

const otherOwners = statement<{ userId: string }>()('other-owners', (db, $) =>
  db
    .selectFrom('users')
    .select((eb) => int(eb.fn.countAll()).as('others'))
    .where('staff_role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('id', '<>', $.userId),
)

/** Owners who can sign in, besides this account. */
export async function countOtherOwners(sql: Sql, userId: string): Promise<number> {
  const [counted] = await otherOwners(sql, { userId })
  return counted?.others ?? 0
}

export const setRoles = statement<{ userId: string; staffRole: StaffRole | null; isHost: boolean }>()(
  'set-roles',
  (db, $) =>
    db.updateTable('users').set({ staff_role: $.staffRole, is_host: $.isHost }).where('id', '=', $.userId),
)

export const setDisabled = statement<{ userId: string; disabledAt: Date | null }>()('set-disabled', (db, $) =>
  db.updateTable('users').set({ disabled_at: $.disabledAt }).where('id', '=', $.userId),
)

/** How many sessions were ended that could still be used. */
export async function endSessionsOf(
  tx: Sql,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const ended = await endSessions(tx, { userId, now })
  return ended.filter(({ isOpen }) => isOpen).length
}
