import { useSyncExternalStore } from 'react'

let isNeeded = false
const listeners = new Set<() => void>()

/** The server lets whoever is here do nothing else before they have a second factor. */
export function noteSecondFactorNeeded(next: boolean): void {
  if (isNeeded === next) return
  isNeeded = next
  for (const listener of listeners) listener()
}

export function useSecondFactorNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => isNeeded)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
