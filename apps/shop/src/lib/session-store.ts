import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import { readText, writeText } from './browser-storage.ts'
import { lazyStoredValue } from './stored-value.ts'

export const storedSession = lazyStoredValue<Session | null>(storageKeys.userInfo, null, () =>
  import('./stored-parsers.ts').then((parsers) => parsers.parseStoredSession),
)

/** Holds the token that ran out last: a tab that worked with it knows by this that nobody signed out. */
const endedKey = 'endedSession'

/** Whom this tab has worked for last. */
let last: Session | null = null

export function readToken(): string | null {
  return storedSession.get()?.token ?? null
}

/** Whose session ran out while this tab was open, here or in another one, until someone signs in or dismisses it. */
export function awaitedUser(): Session | null {
  const isAwaited = !storedSession.get() && last?.token === readText('localStorage', endedKey)
  return isAwaited ? last : null
}

/** Whoever is signed in, or is being asked to sign in again. */
export function userOrAwaited(): Session | null {
  const session = storedSession.get()
  if (session) last = session
  return session ?? awaitedUser()
}

/** The server no longer knows this token. A newer session, begun meanwhile, stays. */
export function endSession(token: string): void {
  const session = storedSession.get()
  if (session?.token !== token) return
  last = session
  // comes first: a tab that finds the session gone looks why
  writeText('localStorage', endedKey, token)
  storedSession.set(null)
}

/** In this tab nobody wants to sign in again. */
export function dismissEnd(): void {
  last = null
  // tells all who wait; a session that another tab began meanwhile stays
  if (!storedSession.get()) storedSession.set(null)
}

/** True once this user is signed in again; false when they do not want to, or somebody else came. */
export function signedInAgain(userId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = storedSession.subscribe(look)
    function look() {
      if (awaitedUser()) return
      stop()
      resolve(storedSession.get()?._id === userId)
    }
    look()
  })
}
