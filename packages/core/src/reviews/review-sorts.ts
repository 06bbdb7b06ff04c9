/** The orders in which reviews can be read. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const

export type ReviewSort = (typeof reviewSorts)[number]

type Sorted = { rating: number; createdAt: string }

/** Reviews in the order asked for; of equal ratings the newest first. */
export function sortReviews<R extends Sorted>(reviews: readonly R[], sort: ReviewSort): R[] {
  const direction = { newest: 0, highest: -1, lowest: 1 }[sort]
  return reviews.toSorted((a, b) => direction * (a.rating - b.rating) || newestFirst(a, b))
}

// instants in ISO 8601; localeCompare would take a browser 10 ms to get ready
function newestFirst(a: Sorted, b: Sorted): number {
  return a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1
}
