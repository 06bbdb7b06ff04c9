import type { AccountRolesInput, StaffAccount } from '@trivet/core/contract/accounts'
import type { UserContext } from '../../api/context.ts'
import { changeAccount, refuseLockOut } from './change-account.ts'
import { dropSecondFactor, endSessionsOf, setRoles } from '../accounts/index.ts'

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
      // it is turned off in the admin, where they no longer come
      if (staffRole === null) await dropSecondFactor(tx, id)
      await setRoles(tx, { userId: id, staffRole, isHost })
      await endSessionsOf(tx, { userId: id, now: ctx.clock.now() })
      ctx.log.info({ event: 'security.role_changed', userId: id, staffRole, isHost })
      return changes.map((change) => ({ action: 'account.roles-changed', details: change }))
    },
  })
}
