import type { AuditAction } from '@trivet/core/audit'
import type { UserContext } from '../../api/context.ts'
import { findAuditActions } from './audit.repo.ts'

/** What the log can be narrowed to. */
export function listAuditActions(ctx: UserContext): Promise<AuditAction[]> {
  return findAuditActions(ctx.sql)
}
