import { emailKey } from '@trivet/core/accounts'
import type { DataCopy, PersonOfAddressInput } from '@trivet/core/contract/privacy'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import { isEmailTaken } from '../accounts/index.ts'
import { makeDataCopy } from './data-copy.ts'

/** The same of an address without an account. */
export async function copyAddressData(
  ctx: UserContext,
  { email, reason }: PersonOfAddressInput,
): Promise<DataCopy> {
  const key = emailKey(email)
  if (await isEmailTaken(ctx.sql, key)) throw new AppError('ADDRESS_HAS_ACCOUNT')
  const copy = await makeDataCopy(ctx, { userId: null, email: key, address: key })
  const note = { actorId: ctx.actor.userId, details: { reason }, now: ctx.clock.now() }
  await recordAudit(ctx.sql, { ...note, action: 'address.data-copied', subject: `address:${newId()}` })
  return copy
}
