/** The orders in which reviews can be read. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const

export type ReviewSort = (typeof reviewSorts)[number]

type Sorted = { rating: number; createdAt: string }

/** Reviews in the order asked for; of equal ratings the newest first. */
export function sortReviews<R extends Sorted>(reviews: readonly R[], sort: ReviewSort): R[] {
  const direction = { newest: 0, highest: -1, lowest: 1 }[sort]
  return reviews.toSorted(
    (a, b) => direction * (a.rating - b.rating) || b.createdAt.localeCompare(a.createdAt),
  )
}
