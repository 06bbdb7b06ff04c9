/** Local storage outlives the visit and is shared by all tabs; session storage ends with its tab. */
export type StorageName = 'localStorage' | 'sessionStorage'

// stands in where the browser refuses to store; the visit then works, the next one starts anew
const memory = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }

export function readText(storage: StorageName, key: string): string | null {
  if (typeof window === 'undefined') return null
  try {
    return window[storage].getItem(key)
  } catch {
    return memory[storage].get(key) ?? null
  }
}

export function writeText(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    if (text === null) memory[storage].delete(key)
    else memory[storage].set(key, text)
  }
}

/** Whatever this tab keeps, such as a booking that was begun: it is nobody else's to read. */
export function clearTab(): void {
  try {
    window.sessionStorage.clear()
  } catch {
    memory.sessionStorage.clear()
  }
}
