import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

/** True where the docket stands beside the cloth; the server takes every screen for a narrow one. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

function subscribe(notify: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}
