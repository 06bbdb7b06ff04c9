import { emailKey } from '@trivet/core/accounts'
import type { RegisterInput } from '@trivet/core/contract/accounts'
import type { Services } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { newAccountDetails } from './account-details.ts'
import type { NewAccount } from './accounts.repo.ts'
import { hashPassword } from './password-hash.ts'

/** An account as it begins, with its password hashed. */
export async function newAccount(
  { clock }: Pick<Services, 'clock'>,
  { name, email, password, ...details }: RegisterInput,
): Promise<NewAccount> {
  return {
    id: newId(),
    name,
    email,
    emailKey: emailKey(email),
    passwordHash: await hashPassword(password),
    createdAt: clock.now(),
    ...newAccountDetails(details),
  }
}
