import { useSyncExternalStore } from 'react'

// Tailwind's lg: beside the side bar there is room for a table
const wide = window.matchMedia('(min-width: 64rem)')

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
