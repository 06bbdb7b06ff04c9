import { useSyncExternalStore } from 'react'
import { readText, writeText } from './browser-storage.ts'

const storageKey = 'trivet.admin.removed-day'
const listeners = new Set<() => void>()

/** How many unsent reports went with the day that was removed from this phone; null where none was, or somebody signed in since. */
export function useRemovedDay(): number | null {
  const text = useSyncExternalStore(subscribe, stored)
  return text === null ? null : Number(text) || 0
}

export function noteRemovedDay(reports: number): void {
  store(String(reports))
}

export function forgetRemovedDay(): void {
  if (stored() !== null) store(null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // of another tab
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function stored(): string | null {
  return readText(storageKey)
}

function store(text: string | null): void {
  writeText(storageKey, text)
  for (const listener of listeners) listener()
}
