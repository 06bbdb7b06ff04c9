import { sessionOutput, type Session } from '@trivet/core'
import { useSyncExternalStore } from 'react'

type State = { session: Session | null; refusal: string | null }

// Apart from the shop's: signing out of the console leaves a customer's session alone.
const storageKey = 'trivet.admin.session'
const listeners = new Set<() => void>()

let state: State = { session: stored(), refusal: null }

export function readToken(): string | null {
  return state.session?.token ?? null
}

export function startSession(session: Session): void {
  store(session)
  change({ session, refusal: null })
}

export function endSession(): void {
  store(null)
  change({ session: null, refusal: null })
}

/** The server turned this token away. A newer session, begun meanwhile, stays. */
export function refuseSession(token: string, refusal: string): void {
  if (readToken() !== token) return
  store(null)
  change({ session: null, refusal })
}

/** The staff member who is signed in, or null. */
export function useStaff(): Session | null {
  return useSyncExternalStore(subscribe, () => state.session)
}

/** Why the last session ended, when nobody asked for its end. */
export function useRefusal(): string | null {
  return useSyncExternalStore(subscribe, () => state.refusal)
}

function change(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', noticeOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', noticeOtherTab)
  }
}

function noticeOtherTab({ key }: StorageEvent): void {
  if (key === storageKey || key === null) change({ session: stored(), refusal: null })
}

function stored(): Session | null {
  try {
    return sessionOutput.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

function store(session: Session | null): void {
  try {
    if (session) localStorage.setItem(storageKey, JSON.stringify(session))
    else localStorage.removeItem(storageKey)
  } catch {
    // the browser keeps nothing: signed in until the tab is closed
  }
}
