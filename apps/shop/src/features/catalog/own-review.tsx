import type { Product, Review } from '@trivet/core/contract/catalog'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewForm } from './review-form.tsx'

/** What this guest wrote about a product, or the form for it: there is one review of each. */
export function OwnReview({ product }: { product: Product }) {
  const [isNew, setIsNew] = useState(false)
  const own = trpc.products.ownReview.useQuery({ id: product._id })
  if (own.isPending) {
    return (
      <SkeletonGroup className="mt-8">
        <Skeleton className="h-24" />
      </SkeletonGroup>
    )
  }
  if (own.data?.review) return <Written review={own.data.review} takesFocus={isNew} />
  // also where nobody could be asked: the server takes no second one
  return <ReviewForm product={product} onWritten={() => setIsNew(true)} />
}

function Written({ review, takesFocus }: { review: Review; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section aria-labelledby="own-review" className="mt-8 max-w-prose">
      <h3 ref={heading} id="own-review" tabIndex={-1} className="type-h3 outline-none">
        Your review
      </h3>
      <ReviewEntry review={review} />
    </section>
  )
}
