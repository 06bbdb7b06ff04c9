import { changedFields, emailKey } from '@trivet/core/accounts'
import * as accountsCopy from '@trivet/core/copy/accounts'
import type { StaffAccount, StaffAccountInput } from '@trivet/core/contract/accounts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import {
  accountDetails,
  isEmailTaken,
  queueEmailLink,
  queueNotice,
  updateAccount,
  type StoredAccount,
} from '../accounts/index.ts'
import { findBelongings } from './belongings.repo.ts'
import { changeAccount } from './change-account.ts'
import { mayChangeEmail } from './may-change-email.ts'

/** Staff correct what stands in an account. */
export async function editAccount(
  ctx: UserContext,
  { id, updatedAt, ...input }: StaffAccountInput & { id: string },
): Promise<StaffAccount> {
  return changeAccount(ctx, {
    id,
    updatedAt,
    async write(tx, before) {
      const { name, email } = input
      const isAnother = emailKey(email) !== emailKey(before.email)
      if (isAnother) await refuseWhereMoneyIs(ctx, tx, before)
      const details = accountDetails(input)
      await updateAccount(tx, {
        userId: id,
        name,
        email,
        emailKey: emailKey(email),
        passwordHash: null,
        ...details,
      })
      const after = {
        name,
        ...(isAnother ? { newEmail: email } : { email }),
        ...given(details),
      }
      const changes = changedFields(fieldsOf(before), after)
      if (isAnother && email !== before.newEmail) await askOwner(ctx, tx, { before, name, email })
      return changes.map((change) => ({ action: 'account.changed', details: change }))
    },
  })
}

function fieldsOf({ newEmail, ...account }: StoredAccount) {
  const { name, email, phone, street, city, state, postalCode, country } = account
  return {
    name,
    email,
    newEmail: newEmail ?? '',
    phone,
    street,
    city,
    state,
    postalCode,
    country,
  }
}

/** What was not sent stays as it is. */
function given(details: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([field, text]) => (text === null ? [] : [[field, text]])),
  )
}

async function refuseWhereMoneyIs(ctx: UserContext, tx: Sql, { id: userId, isHost }: StoredAccount) {
  const belongings = await findBelongings(tx, { userId, now: ctx.clock.now(), count: 0 })
  if (belongings && mayChangeEmail(ctx, { isHost, ...belongings })) return
  throw new AppError('PERMISSION_REQUIRED', {
    message: accountsCopy.emailOfMoney,
    details: { permission: 'payouts' },
  })
}

/** Whoever asked staff for it may not have been the owner: the new address is proven first, and the old one told. */
async function askOwner(
  ctx: UserContext,
  tx: Sql,
  { before, name, email }: { before: StoredAccount; name: string; email: string },
) {
  if (await isEmailTaken(tx, emailKey(email))) throw new AppError('EMAIL_TAKEN')
  await queueEmailLink(ctx, tx, { userId: before.id, name, email })
  const data = { name, newEmail: email }
  const recipients = [before.email]
  await queueNotice(tx, { template: 'email-change-asked', recipients, data }, ctx.clock.now())
}
