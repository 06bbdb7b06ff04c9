import type { StaffAccountCredit } from '@trivet/core/contract/account-credit'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findStoredAccount } from '../accounts/index.ts'
import { toAccountCredit } from './account-credit.ts'
import { findAccountCredit } from './account-credit.repo.ts'
import { mostEntries } from './get-account-credit.ts'

/** The credit of anybody, for staff. */
export async function getCreditOfUser(
  { sql }: UserContext,
  { id }: { id: string },
): Promise<StaffAccountCredit> {
  if (!(await findStoredAccount(sql, id))) throw new AppError('ACCOUNT_NOT_FOUND')
  return toAccountCredit(await findAccountCredit(sql, { userId: id, count: mostEntries }))
}
