import type { StaffRole } from './staff-roles.ts'

type Staff = { userId: string; staffRole: StaffRole | null }

/**
 * Whether staff may settle an order, or change what it is of: anybody's but their own, unless they are an owner. See
 * docs/policy.md#orders-of-staff.
 */
export function maySettleOrderOf(guestId: string, { userId, staffRole }: Staff): boolean {
  return staffRole === 'owner' || userId !== guestId
}
