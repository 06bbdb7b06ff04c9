import type { StaffRole } from '../staff/staff-roles.ts'

/** Who has to sign in with a second factor. See docs/policy.md#second-factor. */
export const secondFactorRules = ['nobody', 'managers', 'staff'] as const

export type SecondFactorRule = (typeof secondFactorRules)[number]

/** Whether somebody with this role needs one; `managers` are the owners as well. See docs/policy.md#second-factor. */
export function needsSecondFactor(role: StaffRole | null, rule: SecondFactorRule): boolean {
  if (role === null || rule === 'nobody') return false
  return rule === 'staff' || role === 'owner' || role === 'manager'
}
