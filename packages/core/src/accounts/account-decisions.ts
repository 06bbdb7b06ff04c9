import type { StaffRole } from '../staff/staff-roles.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

export type AccountState = { staffRole: StaffRole | null; isDisabled: boolean }

export type AccountFault = 'own-access' | 'last-owner'

export type AccountDecision = { ok: true } | Refusal<Record<AccountFault, NoFacts>>

export type AccountFacts = {
  before: AccountState
  after: AccountState
  /** The staff member who asks changes their own account. */
  isOwn: boolean
  /** Besides this account, owners who can sign in. */
  otherOwners: number
}

/**
 * An owner must be left who can let others in; and nobody shuts themself out.
 * See docs/policy.md#staff-roles.
 */
export function decideAccountChange({ before, after, isOwn, otherOwners }: AccountFacts): AccountDecision {
  if (isOwn && after.isDisabled && !before.isDisabled) return refuse('own-access', {})
  const isOwner = ({ staffRole, isDisabled }: AccountState) => staffRole === 'owner' && !isDisabled
  const isLast = isOwner(before) && !isOwner(after) && otherOwners === 0
  return isLast ? refuse('last-owner', {}) : { ok: true }
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
