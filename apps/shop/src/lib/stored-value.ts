import { useSyncExternalStore } from 'react'

export type StoredValue<T> = {
  empty: T
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** Local storage outlives the visit and is shared by all tabs; session storage ends with its tab. */
type StorageName = 'localStorage' | 'sessionStorage'

/** A value in the browser's storage that components can watch; other tabs' changes arrive too. */
export function storedValue<T>(
  key: string,
  parse: (text: string | null) => T,
  storage: StorageName = 'localStorage',
): StoredValue<T> {
  const empty = parse(null)
  const listeners = new Set<() => void>()
  let lastText: string | null = null
  let lastValue = empty

  function get(): T {
    const text = readText(storage, key)
    if (text !== lastText) {
      lastText = text
      lastValue = text === null ? empty : parse(text)
    }
    return lastValue
  }

  function set(value: T): void {
    writeText(storage, key, value === empty ? null : JSON.stringify(value))
    notify()
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function noticeOtherTab(event: StorageEvent): void {
    if (event.key === key || event.key === null) notify()
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', noticeOtherTab)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', noticeOtherTab)
    }
  }

  return { empty, get, set, subscribe }
}

export function useStoredValue<T>({ subscribe, get, empty }: StoredValue<T>): T {
  return useSyncExternalStore(subscribe, get, () => empty)
}

/** False on the server and during hydration, when nothing stored is known yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(watchNothing, returnTrue, returnFalse)
}

const watchNothing = () => () => undefined
const returnTrue = () => true
const returnFalse = () => false

// stands in where the browser refuses to store; the visit then works, the next one starts anew
const memory = new Map<string, string>()

function readText(storage: StorageName, key: string): string | null {
  if (typeof window === 'undefined') return null
  try {
    return window[storage].getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function writeText(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    if (text === null) memory.delete(key)
    else memory.set(key, text)
  }
}
