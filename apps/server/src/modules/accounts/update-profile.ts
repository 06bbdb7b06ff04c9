import { emailKey } from '@trivet/core/accounts'
import type { Profile, ProfileUpdateInput } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { createSessions } from '../../platform/sessions.ts'
import { accountDetails } from './account-details.ts'
import { toProfile } from './account.ts'
import { isEmailTaken, updateAccount, type AccountChange } from './accounts.repo.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { dropNewEmail } from './email-links.repo.ts'
import { countEmailLink, queueEmailLink } from './queue-email-link.ts'
import { queueNotice } from './queue-notice.ts'
import { hashPassword } from './password-hash.ts'
import { endResetLinks } from './reset-tokens.repo.ts'

export async function updateProfile(ctx: UserContext, input: ProfileUpdateInput): Promise<Profile> {
  const { userId, email } = ctx.actor
  const key = emailKey(input.email)
  const changes: Changes = {
    isRespelled: input.email !== email && key === emailKey(email),
    hasNewEmail: key !== emailKey(email),
    password: input.password !== undefined,
  }
  if (changes.isRespelled || changes.hasNewEmail || changes.password) {
    await confirmIdentity(ctx, input.currentPassword)
  }
  if (changes.hasNewEmail) {
    await countEmailLink(ctx, userId)
    if (await isEmailTaken(ctx.sql, key)) throw new AppError('EMAIL_TAKEN')
  }

  const change: AccountChange = {
    userId,
    name: input.name,
    email: input.email,
    emailKey: key,
    passwordHash: input.password === undefined ? null : await hashPassword(input.password),
    ...accountDetails(input),
  }
  const profile = await saveChange(ctx, change, changes)
  if (changes.hasNewEmail) ctx.log.info({ event: 'security.email_change_asked', userId })
  if (changes.password) ctx.log.info({ event: 'security.password_changed', userId })
  return profile
}

type Changes = {
  isRespelled: boolean
  hasNewEmail: boolean
  password: boolean
}

async function saveChange(ctx: UserContext, change: AccountChange, changes: Changes): Promise<Profile> {
  return retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const account = await updateAccount(tx, change)
      const sessions = createSessions({ sql: tx, clock: ctx.clock })
      // a password reset may have ended this session while the fields were being checked
      const isSignedIn = await sessions.validateSession(ctx.actor.sessionToken)
      if (!account || !isSignedIn) throw new AppError('AUTHENTICATION_REQUIRED')

      await tellAboutChanges(ctx, tx, change, changes)
      if (!changes.password) return toProfile(account)
      await sessions.revokeAllSessions(account.id)
      const token = await sessions.createSession(account, ctx.request.userAgent)
      if (changes.hasNewEmail) return { ...toProfile(account), token }
      // the address that waits may be that of whoever knew the old password
      await dropNewEmail(tx, { userId: account.id })
      return { ...toProfile({ ...account, newEmail: null }), token }
    }),
  )
}

/** At the address that is the owner's now: if it was not they who asked, they hear of it there. */
async function tellAboutChanges(ctx: UserContext, tx: Sql, change: AccountChange, changes: Changes) {
  const { userId, name, email } = change
  const recipients = [ctx.actor.email]
  const now = ctx.clock.now()
  const data = { name, newEmail: email }
  if (changes.hasNewEmail) {
    await queueEmailLink(ctx, tx, { userId, name, email })
    await queueNotice(tx, { template: 'email-change-asked', recipients, data }, now)
  }
  if (changes.isRespelled)
    await queueNotice(tx, { template: 'email-changed', recipients: [email], data }, now)
  if (changes.password) {
    // a reset link on its way belongs to the old password
    await endResetLinks(tx, { userId, now })
    await queueNotice(tx, { template: 'password-changed', recipients, data: { name } }, now)
  }
}
