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

/** The server no longer knows this token. A newer session, begun meanwhile, stays. */
export function endSession(token: string): void {
  if (readToken() !== token) return
  storedSession.set(null)
  endedSession.set(true)
}
