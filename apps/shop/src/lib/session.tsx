import type { Profile, Session } from '@trivet/core/contract/accounts'
import { useState, useSyncExternalStore } from 'react'
import { clearTab } from './browser-storage.ts'
import { endedSession, storedSession } from './session-store.ts'
import { useIsKnown, useStoredValue } from './stored-value.ts'

export type User = Omit<Profile, 'token'>

type SessionActions = {
  signIn: (session: Session) => void
  /** A profile change; its token, if there is one, replaces the old one. */
  update: (profile: Profile) => void
  signOut: () => void
}

export type SessionState = SessionActions &
  (
    | { status: 'loading'; user: null }
    | { status: 'signed-out'; user: null }
    | { status: 'signed-in'; user: User }
  )

/** Who is signed in; 'loading' until the browser has read what it remembers. */
export function useSession(): SessionState {
  const session = useStoredValue(storedSession)
  const isKnown = useIsKnown(storedSession)
  if (!isKnown) return { ...actions, status: 'loading', user: null }
  if (!session) return { ...actions, status: 'signed-out', user: null }
  return { ...actions, status: 'signed-in', user: session }
}

/** True after the server refused the token of a running session. */
export function useSessionHasEnded(): { hasEnded: boolean; dismiss: () => void } {
  const isMissing = useStoredValue(storedSession) === null
  const hasEnded = useSyncExternalStore(endedSession.subscribe, endedSession.get, () => false)
  // signed in again in another tab is signed in
  return { hasEnded: hasEnded && isMissing, dismiss: dismissEnd }
}

/** The session as forms need it: one that ran out keeps its user, so that nothing being typed is taken away. */
export function useKeptUser(): Pick<SessionState, 'status' | 'user'> {
  const { status, user } = useSession()
  const { hasEnded } = useSessionHasEnded()
  const [lastUser, setLastUser] = useState(user)
  if (user && user !== lastUser) setLastUser(user)
  return { status, user: user ?? (hasEnded ? lastUser : null) }
}

const actions: SessionActions = {
  signIn(session) {
    storedSession.set(session)
    endedSession.set(false)
  },
  update(profile) {
    const session = storedSession.get()
    if (session) storedSession.set({ ...profile, token: profile.token ?? session.token })
  },
  signOut() {
    storedSession.set(null)
    clearTab()
  },
}

function dismissEnd() {
  endedSession.set(false)
}
