import { nearestServiceArea, serviceAreaOf } from '@trivet/core/address'
import { MapPin, TriangleAlert } from 'lucide-react'
import { useShopSettings } from '../../lib/shop-settings.tsx'

/** Told as soon as the postal code is there: do we deliver to this place, and if not, which area is closest? */
export function ServiceAreaNote({ postalCode }: { postalCode: string }) {
  const { serviceAreas } = useShopSettings()
  const area = serviceAreaOf(postalCode, serviceAreas)
  const nearest = nearestServiceArea(postalCode, serviceAreas)
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
      {!area && nearest && (
        <>
          <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-warning" />
          <span>
            {postalCode.trim()} is outside our service areas. The nearest one is{' '}
            <strong className="font-semibold">{nearest.name}</strong>; please check with us before you book.
          </span>
        </>
      )}
    </p>
  )
}
