import type { Review } from '@trivet/core/contract/catalog'
import type { UserContext } from '../../api/context.ts'
import { findOwnReview } from './own-review.repo.ts'

/** What a guest wrote about a product, also while staff hide it. */
export async function getOwnReview(
  ctx: UserContext,
  { id: productId }: { id: string },
): Promise<{ review: Review | null }> {
  return { review: await findOwnReview(ctx.sql, { productId, userId: ctx.actor.userId }) }
}
