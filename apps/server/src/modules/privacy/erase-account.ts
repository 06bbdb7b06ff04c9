import type { Erased, PersonOfAccountInput } from '@trivet/core/contract/privacy'
import { may } from '@trivet/core/staff'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findShownAccount } from '../accounts/index.ts'
import { erasePerson } from './erase-person.ts'

/** Staff erase somebody who asked for it by mail. */
export async function eraseAccount(ctx: UserContext, { id, reason }: PersonOfAccountInput): Promise<Erased> {
  const seesStaff = may(ctx.actor.staffRole, 'staff')
  if (!(await findShownAccount(ctx.sql, { userId: id, seesStaff }))) throw new AppError('ACCOUNT_NOT_FOUND')
  return erasePerson(ctx, { userId: id, details: { reason }, isAddressTheirs: true })
}
