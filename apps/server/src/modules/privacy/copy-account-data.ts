import { emailKey } from '@trivet/core/accounts'
import type { DataCopy, PersonOfAccountInput } from '@trivet/core/contract/privacy'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { findStoredAccount } from '../accounts/index.ts'
import { makeDataCopy } from './data-copy.ts'

/** Staff make the copy for somebody who asked for it by mail. */
export async function copyAccountData(
  ctx: UserContext,
  { id, reason }: PersonOfAccountInput,
): Promise<DataCopy> {
  const account = await findStoredAccount(ctx.sql, id)
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND')
  if (account.erasedAt !== null) throw new AppError('ACCOUNT_ERASED')
  const copy = await makeDataCopy(ctx, { userId: id, email: emailKey(account.email) })
  const note = { actorId: ctx.actor.userId, details: { reason }, now: ctx.clock.now() }
  await recordAudit(ctx.sql, { ...note, action: 'account.data-copied', subject: `user:${id}` })
  return copy
}
