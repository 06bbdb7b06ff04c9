import { permissionRequired } from '@trivet/core/copy/staff'
import { needsSecondFactor } from '@trivet/core/sign-in'
import { may, type Permission } from '@trivet/core/staff'
import { AppError } from './app-error.ts'
import type { Actor } from './context.ts'

/** Refuses whoever is no staff, and staff whose role does not include it: they are told what is needed. */
export function requirePermission(actor: Actor, permission: Permission): void {
  const { staffRole } = actor
  if (staffRole === null) throw new AppError('ADMIN_REQUIRED')
  if (may(staffRole, permission)) return requireSecondFactor(actor)
  throw new AppError('PERMISSION_REQUIRED', {
    message: permissionRequired(permission),
    details: { permission },
  })
}

/** Nothing is open to staff who need a second factor and have none, but setting one up. */
function requireSecondFactor({ staffRole, hasSecondFactor, secondFactorRule }: Actor): void {
  if (hasSecondFactor || !needsSecondFactor(staffRole, secondFactorRule ?? 'nobody')) return
  throw new AppError('SECOND_FACTOR_SETUP_REQUIRED')
}
