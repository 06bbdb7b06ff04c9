import type { AdminInput } from '@trivet/core/contract/accounts'
import type { Services } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { newSecretToken } from '../../platform/secret-token.ts'
import type { StoredAccount } from './account.ts'
import { findAccountId, insertAccount, setPasswordHash } from './accounts.repo.ts'
import { dropNewEmail } from './email-links.repo.ts'
import { newAccount } from './new-account.ts'
import { newResetLink } from './new-reset-link.ts'
import { endResetLinks, insertResetToken } from './reset-tokens.repo.ts'
import { dropSecondFactor } from './second-factor/second-factors.repo.ts'
import { endSessionsOf, lockAccount, setDisabled, setRoles } from './stored-accounts.repo.ts'

/**
 * Makes an account an owner's, or a new one, for whoever may run commands on the server. Answers a link that sets its password.
 * Who knew an account's password before it was an owner's no longer does anything with it.
 */
export async function createAdmin(
  { sql, clock, publicUrl }: Pick<Services, 'sql' | 'clock' | 'publicUrl'>,
  { email, name }: AdminInput,
): Promise<string> {
  const now = clock.now()
  const { token, link, expiresAt } = newResetLink({ clock, publicUrl })
  const password = newSecretToken()
  const fresh = await newAccount({ clock }, { email, name, password })
  await transaction(sql, async (tx) => {
    const inserted = await insertAccount(tx, fresh)
    const userId = inserted?.id ?? (await findAccountId(tx, fresh.emailKey))
    const account = userId && (await lockAccount(tx, userId))
    if (!account) throw new Error(`The account of ${email} was removed meanwhile: run this again`)
    const isOwner = account.staffRole === 'owner'
    if (!isOwner) await makeOwner(tx, { ...account, passwordHash: fresh.passwordHash, now })
    // who runs commands on the server lets an owner in who lost every other way
    await dropSecondFactor(tx, userId)
    await setDisabled(tx, { userId, disabledAt: null })
    await insertResetToken(tx, { token, userId, expiresAt })
    const change = { field: 'staffRole', from: account.staffRole, to: 'owner' }
    await recordAudit(tx, {
      actorId: null,
      subject: `user:${userId}`,
      ...(isOwner
        ? { action: 'account.reset-link-sent' }
        : { action: 'account.roles-changed', details: change }),
      now,
    })
  })
  return link
}

type Promoted = Pick<StoredAccount, 'id' | 'isHost'> & { passwordHash: string; now: Date }

async function makeOwner(tx: Sql, { id: userId, isHost, passwordHash, now }: Promoted): Promise<void> {
  await setRoles(tx, { userId, staffRole: 'owner', isHost })
  await setPasswordHash(tx, { userId, passwordHash })
  await dropNewEmail(tx, { userId })
  await endResetLinks(tx, { userId, now })
  await endSessionsOf(tx, { userId, now })
}
