import type { AccountAccessInput, StaffAccount } from '@trivet/core/contract/accounts'
import type { UserContext } from '../../api/context.ts'
import { changeAccount, refuseLockOut } from './change-account.ts'
import { endResetLinks, endSessionsOf, setDisabled } from '../accounts/index.ts'

/** A disabled account cannot sign in; its orders go on. */
export async function setAccountAccess(
  ctx: UserContext,
  { id, updatedAt, isDisabled }: AccountAccessInput & { id: string },
): Promise<StaffAccount> {
  return changeAccount(ctx, {
    id,
    updatedAt,
    async write(tx, account) {
      if (isDisabled === (account.disabledAt !== null)) return []
      const { staffRole } = account
      await refuseLockOut(ctx, tx, { account, after: { staffRole, isDisabled } })
      const now = ctx.clock.now()
      await setDisabled(tx, { userId: id, disabledAt: isDisabled ? now : null })
      if (isDisabled) {
        await endSessionsOf(tx, { userId: id, now })
        await endResetLinks(tx, { userId: id, now })
      }
      const details = { field: 'isDisabled', from: !isDisabled, to: isDisabled }
      return [{ action: isDisabled ? 'account.disabled' : 'account.enabled', details }]
    },
  })
}
