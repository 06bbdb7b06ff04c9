import { sessionOutput, type Session } from '@trivet/core/contract/accounts'
import { useSyncExternalStore } from 'react'
import { readJson, writeText } from './browser-storage.ts'
import { forgetAnswers } from './idle-time.ts'
import { forgetLapsed, rememberLapsed } from './lapsed-sessions.ts'
import { forgetRemovedDay } from './removed-day.ts'
import { noteSecondFactorNeeded } from './second-factor-needed.ts'

type State = {
  session: Session | null
  refusal: string | null
  /** Whose session ran out while a page was open: the page waits for them to sign in again. */
  interrupted: Session | null
}

// Apart from the shop's: signing out of the admin leaves a customer's session alone.
const storageKey = 'trivet.admin.session'
const signedOut: State = { session: null, refusal: null, interrupted: null }

const listeners = new Set<() => void>()
let state: State = { ...signedOut, session: stored() }

export function readToken(): string | null {
  return state.session?.token ?? null
}

export function startSession(session: Session): void {
  forgetAnswers()
  forgetLapsed(session._id)
  forgetRemovedDay()
  store(session)
  change({ ...signedOut, session })
}

export function endSession(): void {
  forgetAnswers()
  store(null)
  change(signedOut)
}

/** The server turned this token away. A newer session, begun meanwhile, stays. */
export function refuseSession(token: string, refusal: string): void {
  const { session } = state
  if (!session || session.token !== token) return
  store(null)
  change({ ...signedOut, refusal })
  rememberLapsed(session)
}

/** This session is over, but what stands on the page is still wanted. */
export function interruptSession(token: string): void {
  const { session } = state
  if (!session || session.token !== token) return
  store(null)
  change({ ...signedOut, interrupted: session })
  rememberLapsed(session)
}

/** The staff member who is signed in, or null. */
export function useStaff(): Session | null {
  return useSyncExternalStore(subscribe, () => state.session)
}

export function useInterrupted(): Session | null {
  return useSyncExternalStore(subscribe, () => state.interrupted)
}

/** Why the last session ended, when nobody asked for its end. */
export function useRefusal(): string | null {
  return useSyncExternalStore(subscribe, () => state.refusal)
}

function change(next: State): void {
  // asked anew of whoever comes next
  noteSecondFactorNeeded(false)
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
  if (key !== storageKey && key !== null) return
  const session = stored()
  // another tab ran out first: the form of this one waits as well
  if (session === null && state.interrupted) return
  change({ ...signedOut, session })
}

function stored(): Session | null {
  return sessionOutput.safeParse(readJson(storageKey)).data ?? null
}

function store(session: Session | null): void {
  writeText(storageKey, session && JSON.stringify(session))
}
