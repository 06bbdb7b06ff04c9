import type { StaffAccountCredit } from '@trivet/core/contract/account-credit'
import { may } from '@trivet/core/staff'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findShownAccount } from '../accounts/index.ts'
import { toAccountCredit } from './account-credit.ts'
import { findAccountCredit } from './account-credit.repo.ts'
import { mostEntries } from './get-account-credit.ts'

/** The credit of anybody, for staff; what hosts were paid out is told to those alone who may see payouts. */
export async function getCreditOfUser(
  { sql, actor }: UserContext,
  { id }: { id: string },
): Promise<StaffAccountCredit> {
  const account = await findShownAccount(sql, { userId: id, seesStaff: may(actor.staffRole, 'staff') })
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND')
  const { balanceCents, entries } = await findAccountCredit(sql, { userId: id, count: mostEntries })
  const told = entries.filter(({ cause }) => cause !== 'payout' || may(actor.staffRole, 'payouts'))
  return toAccountCredit({ balanceCents, entries: told })
}
