import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

export type AccountState = { isAdmin: boolean; isHost: boolean; isDisabled: boolean }

export type AccountFault = 'own-access' | 'last-admin'

export type AccountDecision = { ok: true } | Refusal<Record<AccountFault, NoFacts>>

export type AccountFacts = {
  before: AccountState
  after: AccountState
  /** The staff member who asks changes their own account. */
  isOwn: boolean
  /** Besides this account, admins who can sign in. */
  otherAdmins: number
}

/**
 * Somebody must be left who can let others in; and nobody shuts themself out.
 * See docs/policy.md#passwords-and-sessions.
 */
export function decideAccountChange({ before, after, isOwn, otherAdmins }: AccountFacts): AccountDecision {
  if (isOwn && after.isDisabled && !before.isDisabled) return refuse('own-access', {})
  const isStaff = ({ isAdmin, isDisabled }: AccountState) => isAdmin && !isDisabled
  const isLast = isStaff(before) && !isStaff(after) && otherAdmins === 0
  return isLast ? refuse('last-admin', {}) : { ok: true }
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
