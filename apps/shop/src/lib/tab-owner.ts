import { clearTab, readText, writeText } from './browser-storage.ts'
import { storedSession, userOrAwaited } from './session-store.ts'
import { getBrowserApi } from './trpc.ts'

const key = 'tabOwner'

/**
 * What is typed before signing in goes with whoever signs in, and what is typed before a session ends waits for the same
 * person. Anybody else who signs in, here or in another tab, begins with an empty tab. What was asked leaves the memory
 * with whoever asked it.
 */
export function followTabOwner(): () => void {
  storedSession.whenKnown(look)
  return storedSession.subscribe(look)
}

function look(): void {
  forgetOthers(userOrAwaited()?._id)
  const current = storedSession.get()?._id
  if (current === undefined) return
  const owner = readText('sessionStorage', key)
  if (owner === current) return
  if (owner !== null) clearTab()
  writeText('sessionStorage', key, current)
}

function forgetOthers(present: string | undefined): void {
  getBrowserApi().queryClient.removeQueries({
    // see hashForUser in trpc.ts
    predicate({ queryHash }) {
      const [owner] = queryHash.split('[', 1)
      return owner !== '' && owner !== present
    },
  })
}
