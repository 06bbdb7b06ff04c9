import type { ReviewSort } from '../../reviews/review-sorts.ts'

export const reviewSortLabels: Record<ReviewSort, string> = {
  newest: 'Newest first',
  highest: 'Best first',
  lowest: 'Worst first',
}
