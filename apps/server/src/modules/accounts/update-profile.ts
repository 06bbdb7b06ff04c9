import { emailKey } from '@trivet/core/accounts'
import type { Profile, ProfileUpdateInput } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { createSessions } from '../../platform/sessions.ts'
import { accountDetails } from './account-details.ts'
import { toProfile } from './account.ts'
import { updateAccount, type AccountChange } from './accounts.repo.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { queueNotice } from './queue-notice.ts'
import { hashPassword } from './password-hash.ts'
import { endResetLinks } from './reset-tokens.repo.ts'

export async function updateProfile(ctx: UserContext, input: ProfileUpdateInput): Promise<Profile> {
  const { userId, email } = ctx.actor
  const changes = { email: input.email !== email, password: input.password !== undefined }
  if (changes.email || changes.password) await confirmIdentity(ctx, input.currentPassword)

  const change: AccountChange = {
    userId,
    name: input.name,
    email: input.email,
    emailKey: emailKey(input.email),
    passwordHash: input.password === undefined ? null : await hashPassword(input.password),
    ...accountDetails(input),
  }
  const profile = await saveChange(ctx, change, changes)
  if (changes.email) ctx.log.info({ event: 'security.email_changed', userId })
  if (changes.password) ctx.log.info({ event: 'security.password_changed', userId })
  return profile
}

type Changes = { email: boolean; password: boolean }

async function saveChange(ctx: UserContext, change: AccountChange, changes: Changes): Promise<Profile> {
  try {
    return await retryConflicts(() =>
      transaction(ctx.sql, async (tx) => {
        const account = await updateAccount(tx, change)
        const sessions = createSessions({ sql: tx, clock: ctx.clock })
        // a password reset may have ended this session while the fields were being checked
        const isSignedIn = await sessions.validateSession(ctx.actor.sessionToken)
        if (!account || !isSignedIn) throw new AppError('AUTHENTICATION_REQUIRED')

        await tellAboutChanges(ctx, tx, change, changes)
        if (!changes.password) return toProfile(account)
        await sessions.revokeAllSessions(account.id)
        return { ...toProfile(account), token: await sessions.createSession(account) }
      }),
    )
  } catch (error) {
    if (brokenConstraint(error) === 'users_email_key_key') throw new AppError('EMAIL_TAKEN')
    throw error
  }
}

/** Also to the email that was left: if it was not its owner who changed it, the owner hears of it there. */
async function tellAboutChanges(ctx: UserContext, tx: Sql, change: AccountChange, changes: Changes) {
  const { userId, name, email } = change
  const recipients = [ctx.actor.email, email]
  const now = ctx.clock.now()
  // a reset link on its way belongs to the old email or the old password
  if (changes.email || changes.password) await endResetLinks(tx, { userId, now })
  if (changes.email) {
    await queueNotice(tx, { template: 'email-changed', recipients, data: { name, newEmail: email } }, now)
  }
  if (changes.password) {
    await queueNotice(tx, { template: 'password-changed', recipients, data: { name } }, now)
  }
}
