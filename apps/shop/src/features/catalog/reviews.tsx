import * as reviewsCopy from '@trivet/core/copy/reviews'

import type { Product } from '@trivet/core/contract/catalog'
import { reviewSorts } from '@trivet/core/reviews'
import { Button } from '@trivet/ui/button'
import { SelectField } from '@trivet/ui/select-field'
import { StarRating } from '@trivet/ui/star-rating'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useKeptUser } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'
import { RatingDistribution } from './rating-distribution.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { useSortedReviews } from './use-sorted-reviews.ts'

const OwnReview = lazy(() => import('./own-review.tsx').then((module) => ({ default: module.OwnReview })))

export function Reviews({ product }: { product: Product }) {
  const [stars, setStars] = useState<number | null>(null)
  const { sort, setSort, reviews } = useSortedReviews(product)
  const first = useFocusWhenLost<HTMLLIElement>()
  const shown = reviews.filter((review) => stars === null || review.rating === stars)
  return (
    <div className="grid gap-10 lg:grid-cols-[4fr_8fr]">
      <div>
        <h2 className="type-h3">Reviews</h2>
        <StarRating rating={product.rating} count={product.numReviews} className="mt-2" />
        {product.reviews.length > 0 && (
          <div className="mt-4">
            <RatingDistribution reviews={product.reviews} chosen={stars} onChoose={setStars} />
          </div>
        )}
      </div>
      <div>
        {product.reviews.length > 1 && (
          <SelectField
            label="Sort reviews"
            value={sort}
            onChange={(event) =>
              setSort(reviewSorts.find((known) => known === event.target.value) ?? 'newest')
            }
            options={reviewSorts.map((known) => ({
              value: known,
              label: reviewsCopy.reviewSortLabels[known],
            }))}
            fieldClassName="mb-4 max-w-60"
          />
        )}
        {stars !== null && (
          <p
            role="status"
            className="mb-2 flex flex-wrap items-center gap-3 text-small text-muted-foreground"
          >
            {shown.length} with {stars} stars
            <Button variant="ghost" size="sm" onClick={() => setStars(null)}>
              Show all reviews
            </Button>
          </p>
        )}
        <ul className="divide-y border-y empty:hidden">
          {shown.map((review, index) => (
            <li key={review._id} ref={index === 0 ? first : undefined} tabIndex={-1}>
              <ReviewEntry review={review} />
            </li>
          ))}
        </ul>
        <WriteReview product={product} />
      </div>
    </div>
  )
}

function WriteReview({ product }: { product: Product }) {
  const { status, user } = useKeptUser()
  if (status === 'loading') return null
  if (!user) {
    return (
      <p className="mt-6 rounded-cloth border bg-muted p-5">
        {reviewsCopy.reviewSignInRequired}.{' '}
        <Link
          to={paths.login({ redirect: paths.product(product) })}
          className="font-medium underline underline-offset-4"
        >
          Sign in to write one
        </Link>
      </p>
    )
  }
  return (
    <Suspense>
      <OwnReview key={user._id} product={product} />
    </Suspense>
  )
}
