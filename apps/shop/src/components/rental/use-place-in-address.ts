import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { rememberPlace } from '../../lib/place-store.ts'
import { zipOf } from '../../lib/zip-of.ts'

/** Taken over once from each address somebody opened: from then on the place leads. */
let opened: string | null = null

/** The place stands in the address as well, so that a link brings it along. No page is asked for anew. */
export function usePlaceInAddress(place: string | null): void {
  const { key, search } = useLocation()
  useEffect(() => {
    const asked = zipOf(new URLSearchParams(search).get('zip') ?? '')
    const isNew = asked !== null && opened !== `${key} ${asked}`
    if (isNew) {
      opened = `${key} ${asked}`
      if (asked !== place) return rememberPlace(asked)
    }
    const address = new URL(window.location.href)
    if (address.searchParams.get('zip') === place) return
    if (place === null) address.searchParams.delete('zip')
    else address.searchParams.set('zip', place)
    window.history.replaceState(window.history.state, '', address)
  }, [key, search, place])
}
