import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A listing does not tell its address: what stands there must be replaced before an order. */
export function PlaceholderNote({ children }: { children?: ReactNode }) {
  return (
    <p className="flex max-w-prose gap-3 rounded-cloth bg-badge-warning-fill p-4 text-small text-badge-warning">
      <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <span>
        This address is a placeholder: Airbnb shows the real one only to you. Replace it with the address from
        your booking confirmation before you place the order. {children}
      </span>
    </p>
  )
}
