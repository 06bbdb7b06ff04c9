import { clearTab, readText, writeText } from './browser-storage.ts'
import { storedSession } from './session-store.ts'

const key = 'tabOwner'

/**
 * What is typed before signing in goes with whoever signs in, and what is typed before a session ends waits for the same
 * person. Anybody else who signs in, here or in another tab, begins with an empty tab.
 */
export function followTabOwner(): () => void {
  storedSession.whenKnown(look)
  return storedSession.subscribe(look)
}

function look(): void {
  const current = storedSession.get()?._id
  if (current === undefined) return
  const owner = readText('sessionStorage', key)
  if (owner === current) return
  if (owner !== null) clearTab()
  writeText('sessionStorage', key, current)
}
