import type { StaffReview } from '@trivet/core/contract/reviews'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { Star } from 'lucide-react'
import { Instant } from '../../components/instant.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { paths } from '../../paths.ts'

export function reviewColumns(onDecide: (review: StaffReview) => void) {
  return [
    column(
      'Product',
      ({ product }: StaffReview) => (
        <PageLink to={paths.product(product)} className="inline-block py-1 underline underline-offset-4">
          {product.name}
        </PageLink>
      ),
      { className: 'min-w-40' },
    ),
    column('Rating', ({ rating }: StaffReview) => <Stars rating={rating} />, { sortKey: 'rating' }),
    column('Review', (review: StaffReview) => <Words {...review} />, { className: 'w-full min-w-64' }),
    column('Written', ({ createdAt }: StaffReview) => <Instant at={createdAt} />, { sortKey: 'written' }),
    column('Decide', (review: StaffReview) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${review.hidden ? 'Show' : 'Hide'} the review by ${review.name} about ${review.product.name}`}
        onClick={() => onDecide(review)}
      >
        {review.hidden ? 'Show again' : 'Hide'}
      </Button>
    )),
  ]
}

function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Star aria-hidden strokeWidth={1.75} className="size-4 fill-current" />
      {rating}
      <span className="sr-only"> of 5</span>
    </span>
  )
}

function Words({ name, comment, hidden }: StaffReview) {
  return (
    <>
      <span className="block wrap-anywhere whitespace-pre-line">{comment}</span>
      <span className="block wrap-anywhere text-muted-foreground">{name}</span>
      {hidden && (
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone="warning">Hidden</Badge>
          <span className="wrap-anywhere text-muted-foreground">
            {hidden.reason} ({hidden.by}, <Instant at={hidden.at} />)
          </span>
        </span>
      )}
    </>
  )
}
