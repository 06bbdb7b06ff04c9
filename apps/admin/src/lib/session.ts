import { sessionOutput, type Session } from '@trivet/core'
import { useSyncExternalStore } from 'react'

// Apart from the shop's: signing out of the console leaves a customer's session alone.
const storageKey = 'trivet.admin.session'
const listeners = new Set<() => void>()

let session: Session | null = read()

export function readToken(): string | null {
  return session?.token ?? null
}

export function startSession(next: Session): void {
  localStorage.setItem(storageKey, JSON.stringify(next))
  change(next)
}

export function endSession(): void {
  localStorage.removeItem(storageKey)
  change(null)
}

/** The staff member who is signed in, or null. */
export function useStaff() {
  return useSyncExternalStore(subscribe, () => session)
}

function change(next: Session | null): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): Session | null {
  try {
    const stored = sessionOutput.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}
