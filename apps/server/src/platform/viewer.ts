import { may, type Permission } from '@trivet/core/staff'
import type { Actor } from './sessions.ts'

/** Whoever reads something of an order. */
export type Viewer = {
  userId: string
  /** Of staff who may: they read what is anybody's. Everybody else reads their own. */
  isStaff: boolean
}

export function viewerOf({ userId, staffRole }: Actor, permission: Permission = 'orders'): Viewer {
  return { userId, isStaff: may(staffRole, permission) }
}
