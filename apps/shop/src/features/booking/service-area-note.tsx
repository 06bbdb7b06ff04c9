import type { ServiceArea } from '@trivet/core/address'
import { MapPin } from 'lucide-react'

/** Told as soon as the postal code is there; where we do not deliver, its field says so. */
export function ServiceAreaNote({ area }: { area: ServiceArea | null }) {
  return (
    <p role="status" className="flex gap-2 text-small empty:hidden">
      {area && (
        <>
          <MapPin aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-success" />
          <span>
            We deliver here: <strong className="font-semibold">{area.name}</strong>
          </span>
        </>
      )}
    </p>
  )
}
