import { changedFields, emailKey } from '@trivet/core/accounts'
import type { StaffAccount, StaffAccountInput } from '@trivet/core/contract/accounts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import {
  accountDetails,
  endResetLinks,
  queueNotice,
  updateAccount,
  type StoredAccount,
} from '../accounts/index.ts'
import { changeAccount } from './change-account.ts'

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
      const details = accountDetails(input)
      await updateAccount(tx, {
        userId: id,
        name,
        email,
        emailKey: emailKey(email),
        passwordHash: null,
        ...details,
      })
      const after = { name, email, ...given(details) }
      const changes = changedFields(fieldsOf(before), after)
      if (email !== before.email) await tellOwner(ctx, tx, { before, name, email })
      return changes.map((change) => ({ action: 'account.changed', details: change }))
    },
  })
}

function fieldsOf({ name, email, phone, street, city, state, postalCode, country }: StoredAccount) {
  return { name, email, phone, street, city, state, postalCode, country }
}

/** What was not sent stays as it is. */
function given(details: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([field, text]) => (text === null ? [] : [[field, text]])),
  )
}

/** At both addresses: whoever asked staff for it may not have been the owner. */
async function tellOwner(
  ctx: UserContext,
  tx: Sql,
  { before, name, email }: { before: StoredAccount; name: string; email: string },
) {
  const now = ctx.clock.now()
  // a link on its way belongs to the address that was left
  await endResetLinks(tx, { userId: before.id, now })
  const data = { name, newEmail: email }
  await queueNotice(tx, { template: 'email-changed', recipients: [before.email, email], data }, now)
}
