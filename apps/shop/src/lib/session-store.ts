import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import { lazyStoredValue } from './stored-value.ts'

export const storedSession = lazyStoredValue<Session | null>(storageKeys.userInfo, null, () =>
  import('./stored-parsers.ts').then((parsers) => parsers.parseStoredSession),
)

const endListeners = new Set<() => void>()
let hasEnded = false

/** Whether a session ran out while it was in use, until someone signs in or dismisses it. */
export const endedSession = {
  get: () => hasEnded,
  set(value: boolean) {
    hasEnded = value
    for (const listener of endListeners) listener()
  },
  subscribe(listener: () => void) {
    endListeners.add(listener)
    return () => endListeners.delete(listener)
  },
}

export function readToken(): string | null {
  return storedSession.get()?.token ?? null
}

let endedUser: Pick<Session, '_id' | 'email'> | null = null

/** Whose session ran out in this tab, if one did. */
export function readEndedUser(): Pick<Session, '_id' | 'email'> | null {
  return endedUser
}

/** Whoever is signed in, or is being asked to sign in again. */
export function userOrAwaited(): Pick<Session, '_id'> | null {
  return storedSession.get() ?? (hasEnded ? endedUser : null)
}

/** The server no longer knows this token. A newer session, begun meanwhile, stays. */
export function endSession(token: string): void {
  const session = storedSession.get()
  if (session?.token !== token) return
  endedUser = session
  storedSession.set(null)
  endedSession.set(true)
}

/** True once this user is signed in again; false when they do not want to, or somebody else came. */
export function signedInAgain(userId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const stops = [storedSession.subscribe(look), endedSession.subscribe(look)]
    function look() {
      const session = storedSession.get()
      if (!session && endedSession.get()) return
      for (const stop of stops) stop()
      resolve(session?._id === userId)
    }
    look()
  })
}
