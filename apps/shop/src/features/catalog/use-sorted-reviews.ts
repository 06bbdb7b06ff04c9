import { keepPreviousData } from '@tanstack/react-query'
import type { Product } from '@trivet/core/contract/catalog'
import { sortReviews, type ReviewSort } from '@trivet/core/reviews'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'

/** A product's reviews in the order chosen. The page has the newest; the best and worst of more than those are asked for. */
export function useSortedReviews({ _id: id, reviews, numReviews }: Product) {
  const [sort, setSort] = useState<ReviewSort>('newest')
  const hasMore = numReviews > reviews.length
  const sorted = trpc.products.reviews.useQuery(
    { id, sort },
    { enabled: hasMore && sort !== 'newest', placeholderData: keepPreviousData },
  )
  const known = sort === 'newest' ? undefined : sorted.data
  return { sort, setSort, reviews: known ?? sortReviews(reviews, sort) }
}
