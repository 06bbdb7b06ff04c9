import type { Review } from '@trivet/core/contract/catalog'

type RatingDistributionProps = {
  reviews: readonly Review[]
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** How many gave five stars, four, … Pressing a bar shows those reviews alone. */
export function RatingDistribution({ reviews, chosen, onChoose }: RatingDistributionProps) {
  return (
    <div role="group" aria-label="Reviews by rating" className="flex flex-col">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = reviews.filter((review) => review.rating === stars).length
        const share = reviews.length === 0 ? 0 : (count / reviews.length) * 100
        return (
          <button
            key={stars}
            type="button"
            aria-pressed={chosen === stars}
            disabled={count === 0}
            onClick={() => onChoose(chosen === stars ? null : stars)}
            className="flex min-h-9 items-center gap-3 rounded-cloth px-2 font-mono text-small tabular-nums enabled:hover:bg-foreground/8 aria-pressed:bg-secondary disabled:text-muted-foreground"
          >
            {stars} <span aria-hidden>★</span>
            <span className="sr-only">{stars === 1 ? 'star' : 'stars'},</span>
            {/* without a width it asks for 300 pixels, which a phone has not */}
            <svg aria-hidden className="h-2.5 w-0 flex-1 overflow-hidden rounded-tool bg-muted">
              <rect width={`${share}%`} height="100%" className="fill-foreground" />
            </svg>
            <span className="w-8 text-right">{count}</span>
            <span className="sr-only">{count === 1 ? 'review' : 'reviews'}</span>
          </button>
        )
      })}
    </div>
  )
}
