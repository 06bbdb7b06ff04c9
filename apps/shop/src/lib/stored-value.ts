import { useSyncExternalStore } from 'react'
import { readText, writeText } from './browser-storage.ts'
import type { StorageName } from './browser-storage.ts'

export type StoredValue<T> = {
  empty: T
  get: () => T
  set: (value: T) => void
  /** False while the stored text waits for its parser. */
  isKnown: () => boolean
  /** Acts at once when the value is known, else as soon as it is. */
  whenKnown: (act: () => void) => void
  subscribe: (listener: () => void) => () => void
}

type Parser<T> = (text: string) => T

/** A value in the browser's storage that components can watch; other tabs' changes arrive too. */
export function storedValue<T>(
  key: string,
  parse: (text: string | null) => T,
  storage: StorageName = 'localStorage',
): StoredValue<T> {
  return keep({ key, storage, empty: parse(null), parse, loadParser: () => Promise.resolve(parse) })
}

/**
 * The same with a heavy parser, which is fetched only where something is stored: not on a first visit. It is asked for at once, for
 * pages of an account wait for it, and would wait for a round trip more if the first component had to ask.
 */
export function lazyStoredValue<T>(
  key: string,
  empty: T,
  loadParser: () => Promise<Parser<T>>,
): StoredValue<T> {
  const value = keep({ key, storage: 'localStorage', empty, parse: undefined, loadParser })
  value.whenKnown(() => {})
  return value
}

type Keeping<T> = {
  key: string
  storage: StorageName
  empty: T
  parse: Parser<T> | undefined
  loadParser: () => Promise<Parser<T>>
}

function keep<T>({ key, storage, empty, parse, loadParser }: Keeping<T>): StoredValue<T> {
  const listeners = new Set<() => void>()
  let parser = parse
  let loading: Promise<void> | undefined
  let lastText: string | null = null
  let lastValue = empty

  function get(): T {
    const text = readText(storage, key)
    if (text === lastText) return lastValue
    if (text === null) remember(text, empty)
    else if (parser) remember(text, parser(text))
    return lastValue
  }

  function set(value: T): void {
    const text = value === empty ? null : JSON.stringify(value)
    writeText(storage, key, text)
    remember(text, value)
    notify()
  }

  function remember(text: string | null, value: T): void {
    lastText = text
    lastValue = value
  }

  function isKnown(): boolean {
    get()
    return lastText === readText(storage, key)
  }

  function whenKnown(act: () => void): void {
    if (isKnown()) act()
    else void load().then(act)
  }

  function load(): Promise<void> {
    loading ??= loadParser().then((loaded) => {
      parser = loaded
      notify()
    })
    return loading
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function noticeOtherTab(event: StorageEvent): void {
    if (event.key === key || event.key === null) whenKnown(notify)
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', noticeOtherTab)
    listeners.add(listener)
    if (!isKnown()) void load()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', noticeOtherTab)
    }
  }

  return { empty, get, set, isKnown, whenKnown, subscribe }
}

export function useStoredValue<T>({ subscribe, get, empty }: StoredValue<T>): T {
  return useSyncExternalStore(subscribe, get, () => empty)
}

/** False on the server, during hydration, and until the stored text has been read. */
export function useIsKnown<T>({ subscribe, isKnown }: StoredValue<T>): boolean {
  return useSyncExternalStore(subscribe, isKnown, () => false)
}
