import type { AccountRolesInput, StaffAccount } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { changeAccount, refuseLockOut } from './change-account.ts'
import {
  dropNewEmail,
  dropSecondFactor,
  endEmailLinks,
  endResetLinks,
  endSessionsOf,
  setRoles,
} from '../accounts/index.ts'

/** Gives roles and takes them away; whoever's roles change signs in again. */
export async function setAccountRoles(
  ctx: UserContext,
  { id, updatedAt, staffRole, isHost }: AccountRolesInput & { id: string },
): Promise<StaffAccount> {
  return changeAccount(ctx, {
    id,
    updatedAt,
    async write(tx, account) {
      const changes = [
        { field: 'staffRole', from: account.staffRole, to: staffRole },
        { field: 'isHost', from: account.isHost, to: isHost },
      ].filter(({ from, to }) => from !== to)
      if (changes.length === 0) return []
      const isDisabled = account.disabledAt !== null
      await refuseLockOut(ctx, tx, { account, after: { staffRole, isDisabled } })
      if (staffRole !== null && account.staffRole === null) {
        // whoever opened the account knows its password, and may be anybody
        if (account.emailProvenAt === null) throw new AppError('ACCOUNT_EMAIL_UNPROVEN')
        await endOpenLinks(ctx, tx, id)
      }
      // it is turned off in the admin, where they no longer come
      if (staffRole === null) await dropSecondFactor(tx, id)
      await setRoles(tx, { userId: id, staffRole, isHost })
      await endSessionsOf(tx, { userId: id, now: ctx.clock.now() })
      ctx.log.info({ event: 'security.role_changed', userId: id, staffRole, isHost })
      return changes.map((change) => ({ action: 'account.roles-changed', details: change }))
    },
  })
}

/** What was asked for before the role, be it by staff who have less of one, does nothing with it. */
async function endOpenLinks(ctx: UserContext, tx: Sql, userId: string): Promise<void> {
  const now = ctx.clock.now()
  await dropNewEmail(tx, { userId })
  await endEmailLinks(tx, { userId, now })
  await endResetLinks(tx, { userId, now })
}
