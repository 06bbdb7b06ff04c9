import { useState } from 'react'
import { readJson, writeText } from './browser-storage.ts'

/** Something this browser remembers, such as which columns are shown; `read` turns down what no longer fits. */
export function useKeptChoice<Choice>(
  name: string,
  standard: Choice,
  read: (stored: unknown) => Choice | null,
): [Choice, (choice: Choice) => void] {
  const key = `trivet.admin.${name}`
  const [choice, setChoice] = useState(() => read(readJson(key)) ?? standard)

  function keep(next: Choice) {
    setChoice(next)
    writeText(key, JSON.stringify(next))
  }

  return [choice, keep]
}
