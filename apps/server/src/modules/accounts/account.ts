import type { Profile } from '@trivet/core/contract/accounts'
import { allFields, type NewRow } from '../../platform/sql/fields.ts'

/** Nobody's business but the shop's. */
const inside = ['emailKey', 'mailbox', 'passwordHash', 'isAdmin'] as const

const notOwners = [...inside, 'isSample', 'disabledAt', 'erasedAt', 'createdAt', 'updatedAt'] as const

/** What its owner sees of an account. */
export type Account = NewRow<'users', (typeof notOwners)[number]>

export const accountFields = allFields('users', 'users', notOwners)

/** What staff see of it. */
export type StoredAccount = NewRow<'users', (typeof inside)[number]>

export const storedAccountFields = allFields('users', 'users', inside)

/** What an account is to its owner. */
export function toProfile(account: Account): Profile {
  const { id, name, email, phone, staffRole, isHost, newEmail, emailProvenAt } = account
  const { street, city, state, postalCode, country } = account
  const address = { street, city, state, postalCode, country }
  return {
    _id: id,
    name,
    email,
    phone,
    address,
    isAdmin: staffRole !== null,
    ...(staffRole && { staffRole }),
    isHost,
    emailProven: emailProvenAt !== null,
    newEmail,
  }
}
