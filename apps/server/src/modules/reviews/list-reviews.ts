import { adminPageSize } from '@trivet/core/contract/orders'
import type { ReviewListInput, StaffReviewPage } from '@trivet/core/contract/reviews'
import type { UserContext } from '../../api/context.ts'
import { toStaffReview } from './staff-review.ts'
import { findReviews } from './staff-reviews.repo.ts'

/** The reviews staff look for, hidden ones too. */
export async function listReviews(
  ctx: UserContext,
  { pageNumber: page, ...filter }: ReviewListInput,
): Promise<StaffReviewPage> {
  const { found, total } = await findReviews(ctx.sql, filter, { page, pageSize: adminPageSize })
  return { reviews: found.map(toStaffReview), page, pages: Math.ceil(total / adminPageSize), total }
}
