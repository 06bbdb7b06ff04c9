import type { Permission } from '../staff/staff-roles.ts'

/** Minutes for which a password or a code proves who somebody is. See docs/policy.md#asked-again. */
export const proofMinutes = 15

export function isProofFresh({ provenAt, now }: { provenAt: Date; now: Date }): boolean {
  return now.getTime() - provenAt.getTime() <= proofMinutes * 60_000
}

/**
 * Changes of these parts of the admin reach far: where money goes, what everybody pays, who is let in, and what is kept about
 * people. Whoever found a session open must not make them. Not refunds: they go back to whoever paid, and are a support's work all
 * day.
 */
const asking: Record<Permission, boolean> = {
  orders: false,
  refunds: false,
  payouts: true,
  catalog: false,
  warehouse: false,
  crates: false,
  dispatch: false,
  day: false,
  customers: false,
  messages: false,
  marketing: false,
  reports: false,
  settings: true,
  privacy: true,
  sales: false,
  search: false,
  staff: true,
}

/** See docs/policy.md#asked-again. */
export function asksForProof(permission: Permission): boolean {
  return asking[permission]
}
