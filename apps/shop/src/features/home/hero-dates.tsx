import { useEffect, useRef } from 'react'
import { TripDatesField } from '../../components/rental/trip-dates-field.tsx'

/** Takes the place of the button that asked for it, and so its focus, too. */
export function HeroDates() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={frame} tabIndex={-1} className="mt-3 rounded-cloth outline-none">
      {/* ten figures fit into half a docket */}
      <TripDatesField className="[&_input]:px-2" />
    </div>
  )
}
