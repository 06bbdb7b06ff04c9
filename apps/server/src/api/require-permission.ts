import { permissionRequired } from '@trivet/core/copy/staff'
import { may, type Permission } from '@trivet/core/staff'
import { AppError } from './app-error.ts'
import type { Actor } from './context.ts'

/** Refuses whoever is no staff, and staff whose role does not include it: they are told what is needed. */
export function requirePermission({ staffRole }: Actor, permission: Permission): void {
  if (staffRole === null) throw new AppError('ADMIN_REQUIRED')
  if (may(staffRole, permission)) return
  throw new AppError('PERMISSION_REQUIRED', {
    message: permissionRequired(permission),
    details: { permission },
  })
}
