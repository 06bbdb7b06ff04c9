export type AccountState = { isAdmin: boolean; isHost: boolean; isDisabled: boolean }

export type AccountRefusal = 'own-access' | 'last-admin'

export type AccountFacts = {
  before: AccountState
  after: AccountState
  /** The staff member who asks changes their own account. */
  isOwn: boolean
  /** Besides this account, admins who can sign in. */
  otherAdmins: number
}

/**
 * Somebody must be left who can let others in; and nobody shuts themself out. Null: nothing speaks against it.
 * See docs/policy.md#passwords-and-sessions.
 */
export function accountRefusal({ before, after, isOwn, otherAdmins }: AccountFacts): AccountRefusal | null {
  if (isOwn && after.isDisabled && !before.isDisabled) return 'own-access'
  const isStaff = ({ isAdmin, isDisabled }: AccountState) => isAdmin && !isDisabled
  return isStaff(before) && !isStaff(after) && otherAdmins === 0 ? 'last-admin' : null
}

export type FieldChange = { field: string; from: string; to: string }

/** What a change changes, field by field, as the audit log keeps it. */
export function changedFields(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): FieldChange[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from = before[field] ?? ''
    return from === to ? [] : [{ field, from, to }]
  })
}
