import type { Profile } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { toProfile } from './account.ts'
import { findAccount } from './accounts.repo.ts'

export async function getProfile(ctx: UserContext): Promise<Profile> {
  const account = await findAccount(ctx.sql, ctx.actor.userId)
  // deleted since the token was checked
  if (!account) throw new AppError('AUTHENTICATION_REQUIRED')
  return toProfile(account)
}
