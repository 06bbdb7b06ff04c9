/** What this browser keeps for the admin; null where it keeps nothing, or may not. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null forgets it. A browser that keeps nothing goes on without. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // as if it had been cleared
  }
}

/** The same of a value; what is no JSON is nothing. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null
  }
}
