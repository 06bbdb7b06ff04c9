import type { StaffReview } from '@trivet/core/contract/reviews'
import type { ReviewRow } from './staff-reviews.repo.ts'

export function toStaffReview(row: ReviewRow): StaffReview {
  const { id, name, rating, comment, createdAt, hiddenAt, hiddenBy, hiddenReason } = row
  return {
    _id: id,
    product: { _id: row.productId, name: row.productName, slug: row.productSlug },
    name,
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    hidden: hiddenAt && {
      at: hiddenAt.toISOString(),
      by: hiddenBy ?? 'A deleted account',
      reason: hiddenReason ?? '',
    },
  }
}
