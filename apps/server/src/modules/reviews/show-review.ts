import type { StaffReview } from '@trivet/core/contract/reviews'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { showHiddenReview } from './hidden-reviews.repo.ts'
import { toStaffReview } from './staff-review.ts'
import { findReview } from './staff-reviews.repo.ts'

/** Shows a hidden review again, and counts it; shown already, it stays as it is. */
export async function showReview(
  ctx: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<StaffReview> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const review = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const isChanged = await showHiddenReview(tx, id)
      if (isChanged) {
        const details = { reason }
        await recordAudit(tx, { actorId, action: 'review.shown', subject: `review:${id}`, details, now })
      }
      return findReview(tx, id)
    }),
  )
  if (!review) throw new AppError('REVIEW_NOT_FOUND')
  ctx.catalogChanges.announce()
  return toStaffReview(review)
}
