/** What a member of staff is to the shop; whoever has none is a guest or a host. See docs/policy.md#staff-roles. */
export const staffRoles = ['owner', 'manager', 'support', 'warehouse', 'driver'] as const

export type StaffRole = (typeof staffRoles)[number]

/** Each part of the admin, and who works there besides the owner: what they may read there they may change as well. */
const openTo = {
  orders: ['manager', 'support'],
  sales: ['manager', 'support'],
  refunds: ['manager', 'support'],
  payouts: ['manager'],
  catalog: ['manager'],
  warehouse: ['manager', 'warehouse'],
  crates: ['manager', 'support', 'warehouse', 'driver'],
  dispatch: ['manager', 'support'],
  day: ['manager', 'driver'],
  customers: ['manager', 'support'],
  messages: ['manager', 'support'],
  marketing: ['manager'],
  reports: ['manager'],
  settings: ['manager'],
  privacy: ['manager'],
  search: ['manager', 'support', 'warehouse'],
  staff: [],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof openTo

export const permissions = Object.keys(openTo) as Permission[]

/** What a role may; nobody who is not staff may anything. See docs/policy.md#staff-roles. */
export function may(role: StaffRole | null, permission: Permission): boolean {
  const others: readonly (StaffRole | null)[] = openTo[permission]
  return role === 'owner' || others.includes(role)
}

/** Whether an account is there for whoever has this role: one of staff is to owners alone. See docs/policy.md#staff-roles. */
export function seesAccount(role: StaffRole | null, account: { staffRole: StaffRole | null }): boolean {
  return account.staffRole === null || may(role, 'staff')
}
