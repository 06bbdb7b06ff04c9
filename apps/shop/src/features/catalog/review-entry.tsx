import type { Review } from '@trivet/core/contract/catalog'
import * as reviewsCopy from '@trivet/core/copy/reviews'
import { Badge } from '@trivet/ui/badge'
import { Star } from 'lucide-react'
import { formatInstant } from '../../components/format-instant.ts'

export function ReviewEntry({ review }: { review: Review }) {
  return (
    <div className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          {review.name}
          {review.isVerified && <Badge tone="success">{reviewsCopy.verifiedRental}</Badge>}
        </p>
        <p className="font-mono text-caption text-muted-foreground">{formatInstant(review.createdAt)}</p>
      </div>
      <Stars rating={review.rating} />
      <p className="mt-2 max-w-prose break-words whitespace-pre-line">{review.comment}</p>
    </div>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} of 5 stars`} className="mt-1 flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          strokeWidth={1.75}
          className={star <= rating ? 'size-4 fill-current' : 'size-4 text-input'}
        />
      ))}
    </p>
  )
}
