import { idPattern } from '@trivet/core/catalog'
import type { Review } from '@trivet/core/contract/catalog'
import type { ReviewSort } from '@trivet/core/reviews'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { findProductReviews } from './product-reviews.repo.ts'

/** Up to fifty reviews of a product, in the order asked for. */
export async function listProductReviews(
  ctx: Context,
  { id, sort = 'newest' }: { id: string; sort?: ReviewSort | undefined },
): Promise<Review[]> {
  const reviews = idPattern.test(id) ? await findProductReviews(ctx.sql, { id, sort }) : null
  if (!reviews) throw new AppError('PRODUCT_NOT_FOUND')
  return reviews
}
