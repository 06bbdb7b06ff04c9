import type { AccountCredit } from '@trivet/core/contract/account-credit'
import type { UserContext } from '../../api/context.ts'
import { toAccountCredit } from './account-credit.ts'
import { findAccountCredit } from './account-credit.repo.ts'

export const mostEntries = 100

/** The caller's own credit. Who of the staff gave it, the output leaves out. */
export async function getAccountCredit({ sql, actor: { userId } }: UserContext): Promise<AccountCredit> {
  return toAccountCredit(await findAccountCredit(sql, { userId, count: mostEntries }))
}
