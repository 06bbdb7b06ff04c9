import { decideAccountChange, type AccountFault, type AccountState } from '@trivet/core/accounts'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { seesAccount } from '@trivet/core/staff'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit, type AuditNote } from '../../platform/audit.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { getAccount } from './get-account.ts'
import { countOtherOwners, lockAccount, type StoredAccount } from '../accounts/index.ts'

const errorOf = {
  'own-access': 'ACCOUNT_OWN_ACCESS',
  'last-owner': 'ACCOUNT_LAST_OWNER',
} as const satisfies Record<AccountFault, AppErrorCode>

type Noted = Pick<AuditNote, 'action' | 'details'>

export type AccountChangeByStaff = {
  id: string
  /** The account as it was seen; without it the change bears any other. */
  updatedAt?: string
  /** Writes the change and answers what the audit log is to say of it. */
  write: (tx: Sql, account: StoredAccount) => Promise<Noted[]>
}

/** What every change of an account by staff has in common: one after the other, not over a newer one, and written down. */
export async function changeAccount(ctx: UserContext, change: AccountChangeByStaff): Promise<StaffAccount> {
  try {
    await retryConflicts(() => transaction(ctx.sql, (tx) => writeChange(ctx, tx, change)))
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'users_one_admin_stays') throw new AppError('ACCOUNT_LAST_OWNER')
    throw error
  }
  return getAccount(ctx, change)
}

async function writeChange(ctx: UserContext, tx: Sql, { id, updatedAt, write }: AccountChangeByStaff) {
  const account = await lockAccount(tx, id)
  // or whoever may help a customer would have an owner's address, and with it everything
  if (!account || !seesAccount(ctx.actor.staffRole, account)) throw new AppError('ACCOUNT_NOT_FOUND')
  if (account.erasedAt !== null) throw new AppError('ACCOUNT_ERASED')
  if (updatedAt && Date.parse(updatedAt) !== account.updatedAt.getTime()) {
    throw new AppError('ACCOUNT_CHANGED')
  }
  const notes = await write(tx, account)
  const now = ctx.clock.now()
  for (const note of notes) {
    await recordAudit(tx, { actorId: ctx.actor.userId, subject: `user:${id}`, now, ...note })
  }
}

/** Refuses what would leave nobody to run the shop. */
export async function refuseLockOut(
  ctx: UserContext,
  tx: Sql,
  { account, after }: { account: StoredAccount; after: AccountState },
): Promise<void> {
  const decision = decideAccountChange({
    before: { staffRole: account.staffRole, isDisabled: account.disabledAt !== null },
    after,
    isOwn: account.id === ctx.actor.userId,
    otherOwners: await countOtherOwners(tx, account.id),
  })
  if (!decision.ok) throw new AppError(errorOf[decision.code])
}
