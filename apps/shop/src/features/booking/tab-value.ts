import { useSyncExternalStore } from 'react'

/** A value kept in this tab's session storage: it survives a reload and is gone with the tab. */
export function tabValue<T>(key: string, parse: (json: unknown) => T) {
  const listeners = new Set<() => void>()
  const empty = parse(null)
  let lastText: string | null = null
  let lastValue = empty

  function get(): T {
    const text = read(key)
    if (text !== lastText) {
      lastText = text
      lastValue = parse(jsonOf(text))
    }
    return lastValue
  }

  return {
    empty,
    get,
    set(value: T): void {
      write(key, value === empty ? null : JSON.stringify(value))
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useTabValue<T>({ subscribe, get, empty }: ReturnType<typeof tabValue<T>>): T {
  return useSyncExternalStore(subscribe, get, () => empty)
}

// stands in where the browser refuses to store; nothing then survives a reload
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text === null) memory.delete(key)
    else memory.set(key, text)
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
