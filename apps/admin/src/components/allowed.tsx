import type { Permission } from '@trivet/core/staff'
import type { ReactNode } from 'react'
import { useMay } from '../lib/may.ts'

/** A part of a page that is there for those alone whose role includes what it needs. */
export function Allowed({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay(permission) ? children : null
}
