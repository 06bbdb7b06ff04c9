import { useState } from 'react'

/** Something this browser remembers, such as which columns are shown; `read` turns down what no longer fits. */
export function useKeptChoice<Choice>(
  name: string,
  standard: Choice,
  read: (stored: unknown) => Choice | null,
): [Choice, (choice: Choice) => void] {
  const key = `trivet.admin.${name}`
  const [choice, setChoice] = useState(() => stored(key, read) ?? standard)

  function keep(next: Choice) {
    setChoice(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // the browser keeps nothing: it lasts until the page is left
    }
  }

  return [choice, keep]
}

function stored<Choice>(key: string, read: (value: unknown) => Choice | null): Choice | null {
  try {
    return read(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}
