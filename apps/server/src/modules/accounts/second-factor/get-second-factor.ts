import type { SecondFactor } from '@trivet/core/contract/sign-in'
import type { UserContext } from '../../../api/context.ts'
import { findPasskeys } from '../passkeys/passkeys.repo.ts'
import { countRecoveryCodes, findApp } from './second-factors.repo.ts'

/** What the account signs in with besides its password, or in its place. */
export async function getSecondFactor({ sql, actor: { userId } }: UserContext): Promise<SecondFactor> {
  const [app, passkeys, recoveryCodes] = await Promise.all([
    findApp(sql, userId),
    findPasskeys(sql, userId),
    countRecoveryCodes(sql, userId),
  ])
  const confirmedAt = app?.confirmedAt
  return {
    app: confirmedAt ? { since: confirmedAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
      _id: id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes,
  }
}
