import type { VisitChangePreview, VisitChangePreviewInput } from '@trivet/core/contract/dispatch'
import { visitConflictMessage, visitWarningMessage } from '@trivet/core/copy/dispatch'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { refuseOwnOrder } from '../orders/index.ts'
import { checkVisitChange } from './check-visit-change.ts'
import { findMovableVisit } from './movable-visits.repo.ts'

/** Everything that stands in the way of a visit change, and what to know before it is saved. */
export async function previewVisitChange(
  ctx: UserContext,
  { id, kind, day, window }: VisitChangePreviewInput,
): Promise<VisitChangePreview> {
  const visit = await findMovableVisit(ctx.sql, { orderId: id, kind })
  if (!visit) throw new AppError('ORDER_NOT_FOUND')
  refuseOwnOrder(ctx, visit)
  const decision = await checkVisitChange(ctx, ctx.sql, { orderId: id, visit, to: { day, window } })
  if (decision.ok) {
    const warnings = decision.warnings.map((warning) => ({
      about: warning.about,
      message: visitWarningMessage(warning),
    }))
    return { ok: true, conflicts: [], warnings }
  }
  const conflicts = decision.facts.conflicts.map((conflict) => ({
    ...(conflict.code === 'items-unavailable' && conflict.facts),
    code: conflict.code,
    message: visitConflictMessage(conflict, kind),
  }))
  return { ok: false, conflicts, warnings: [] }
}
