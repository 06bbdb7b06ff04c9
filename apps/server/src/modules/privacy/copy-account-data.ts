import { emailKey } from '@trivet/core/accounts'
import type { DataCopy, PersonOfAccountInput } from '@trivet/core/contract/privacy'
import { may } from '@trivet/core/staff'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { findShownAccount } from '../accounts/index.ts'
import { makeDataCopy } from './data-copy.ts'

/** Staff make the copy for somebody who asked for it by mail. */
export async function copyAccountData(
  ctx: UserContext,
  { id, reason }: PersonOfAccountInput,
): Promise<DataCopy> {
  // what is kept about staff is no business of whoever helps customers
  const seesStaff = may(ctx.actor.staffRole, 'staff')
  const account = await findShownAccount(ctx.sql, { userId: id, seesStaff })
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND')
  if (account.erasedAt !== null) throw new AppError('ACCOUNT_ERASED')
  const address = emailKey(account.email)
  const copy = await makeDataCopy(ctx, { userId: id, email: address, address })
  const note = { actorId: ctx.actor.userId, details: { reason }, now: ctx.clock.now() }
  await recordAudit(ctx.sql, { ...note, action: 'account.data-copied', subject: `user:${id}` })
  return copy
}
