import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type PlaceholderNoteProps = {
  isConfirmed: boolean
  /** Where the guest confirms it. */
  children?: ReactNode
}

/** A listing does not tell its address: the guest gives the real one or confirms the listing before an order. */
export function PlaceholderNote({ isConfirmed, children }: PlaceholderNoteProps) {
  return (
    <div className="flex max-w-prose gap-3 rounded-cloth bg-badge-warning-fill p-4 text-small text-badge-warning">
      <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <div className="flex flex-col gap-3">
        <p>
          {isConfirmed
            ? 'We deliver to the listing, once you have sent us its exact address. Its city and ZIP code tell us that we can.'
            : 'Airbnb shows the real address only to you: a placeholder stands in for it. Before you place the order, enter the address from your booking confirmation or confirm the listing.'}
        </p>
        {children}
      </div>
    </div>
  )
}
