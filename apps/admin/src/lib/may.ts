import type { Session } from '@trivet/core/contract/accounts'
import { may, type Permission, type StaffRole } from '@trivet/core/staff'
import { paths } from '../paths.ts'
import { useInterrupted, useStaff } from './session.ts'

/** What a page and all below it need, the longer addresses first. */
const needs: readonly (readonly [below: string, permission: Permission])[] = [
  ['/products/new', 'catalog'],
  ['/products/import', 'catalog'],
  ['/products', 'warehouse'],
  ['/kit-templates', 'catalog'],
  ['/dashboard', 'orders'],
  ['/orders/new', 'sales'],
  ['/orders', 'orders'],
  ['/quotes', 'sales'],
  ['/at-risk', 'orders'],
  ['/dispatch/pickups', 'warehouse'],
  ['/dispatch', 'dispatch'],
  ['/day', 'day'],
  ['/warehouse', 'warehouse'],
  ['/crates', 'crates'],
  ['/users/invitations', 'staff'],
  ['/users/addresses', 'privacy'],
  ['/users', 'customers'],
  ['/referrals', 'payouts'],
  ['/messages', 'messages'],
  ['/reviews', 'messages'],
  ['/mail', 'messages'],
  ['/promotion-codes', 'marketing'],
  ['/newsletter', 'marketing'],
  ['/waiting-list', 'marketing'],
  ['/payments', 'refunds'],
  ['/reports', 'reports'],
  ['/audit', 'reports'],
  ['/settings', 'settings'],
]

/** What an address of the admin needs; null where everybody who is staff may look. */
export function permissionFor(address: string): Permission | null {
  const [path = ''] = address.split(/[?#]/)
  const need = needs.find(([below]) => path === below || path.startsWith(`${below}/`))
  return need?.[1] ?? null
}

export function mayOpen(role: StaffRole | null, address: string): boolean {
  const permission = permissionFor(address)
  return permission === null || may(role, permission)
}

/** The page that somebody's work begins with. */
export function homeOf(role: StaffRole | null): string {
  const homes = [paths.dashboard(), paths.warehouse(), paths.day()]
  return homes.find((home) => mayOpen(role, home)) ?? paths.dashboard()
}

/** What a browser kept from before there were roles is an owner's. */
export function roleOf(session: Session | null): StaffRole | null {
  return session?.staffRole ?? (session?.isAdmin ? 'owner' : null)
}

/** The role of whoever is at work here, also while their session waits for another sign-in. */
export function useRole(): StaffRole | null {
  const staff = useStaff()
  const interrupted = useInterrupted()
  return roleOf(staff ?? interrupted)
}

export function useMay(permission: Permission): boolean {
  return may(useRole(), permission)
}
