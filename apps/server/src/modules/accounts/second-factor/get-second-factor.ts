import type { SecondFactor } from '@trivet/core/contract/sign-in'
import type { UserContext } from '../../../api/context.ts'
import { countRecoveryCodes, findApp } from './second-factors.repo.ts'

/** What the account signs in with besides its password. */
export async function getSecondFactor({ sql, actor: { userId } }: UserContext): Promise<SecondFactor> {
  const [app, recoveryCodes] = await Promise.all([findApp(sql, userId), countRecoveryCodes(sql, userId)])
  const confirmedAt = app?.confirmedAt
  return { app: confirmedAt ? { since: confirmedAt.toISOString() } : null, recoveryCodes }
}
