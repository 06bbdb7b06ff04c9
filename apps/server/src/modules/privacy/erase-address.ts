import { emailKey } from '@trivet/core/accounts'
import type { Erased, PersonOfAddressInput } from '@trivet/core/contract/privacy'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { isEmailTaken } from '../accounts/index.ts'
import { erasePersonalRows } from './personal-rows.repo.ts'

/** Staff erase an address without an account: messages, newsletter, waiting list, mails. The log says when, and not which. */
export async function eraseAddress(
  ctx: UserContext,
  { email, reason }: PersonOfAddressInput,
): Promise<Erased> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const key = emailKey(email)
  const erased = await transaction(ctx.sql, async (tx) => {
    if (await isEmailTaken(tx, key)) throw new AppError('ADDRESS_HAS_ACCOUNT')
    const rows = await erasePersonalRows(tx, { userId: null, email: key, now })
    const details = { rows, reason }
    await recordAudit(tx, { actorId, action: 'address.erased', subject: `address:${newId()}`, details, now })
    return rows
  })
  return { erased }
}
