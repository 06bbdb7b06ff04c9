import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cartActions } from '../../lib/cart-actions.ts'
import { useTripDates } from '../../lib/cart.ts'
import { rentablePeriod } from './catalog-query.ts'
import type { CatalogFilters } from './use-catalog-filter.ts'

/**
 * The trip dates stand in the address as well. Who opens an address with dates, such as a link somebody sent, takes
 * them over; from then on the trip leads and the address follows, also after Back.
 */
export function useDatesInAddress({ chosen, show }: Pick<CatalogFilters, 'chosen' | 'show'>): void {
  const { dates, ready } = useTripDates()
  const isOpening = useRef(useCameByAddress())
  const { start, end } = dates
  const addressStart = chosen.start ?? null
  const addressEnd = chosen.end ?? null

  useEffect(() => {
    if (!ready) return
    if (isOpening.current) {
      isOpening.current = false
      if (addressStart && addressEnd && (addressStart !== start || addressEnd !== end)) {
        cartActions.setPeriod({ start: addressStart, end: addressEnd })
        return
      }
    }
    const trip = rentablePeriod({ start, end })
    const isSame = (trip?.start ?? null) === addressStart && (trip?.end ?? null) === addressEnd
    if (isSame) return
    // other days change the list, and so its pages, only where it is narrowed to them
    const pageNumber = chosen.inStock ? undefined : chosen.pageNumber
    show({ start: trip?.start, end: trip?.end, pageNumber }, { replace: true })
  })
}

/** True on a page the server rendered, false on one reached from another page of the shop. */
function useCameByAddress(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [cameByAddress] = useState(isHydrating)
  return cameByAddress
}

const never = () => () => {}
