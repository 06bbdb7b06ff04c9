import type { Profile, Session } from '@trivet/core/contract/accounts'
import { clearTab } from './browser-storage.ts'
import { awaitedUser, storedSession, userOrAwaited } from './session-store.ts'
import { useIsKnown, useStoredValue } from './stored-value.ts'

export type User = Omit<Profile, 'token'>

type SessionActions = {
  signIn: (session: Session) => void
  /** A profile change; its token, if there is one, replaces the old one. That of somebody else changes nothing. */
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
export function useSessionHasEnded(): boolean {
  return useStoredValue({ ...storedSession, get: awaitedUser }) !== null
}

/** The session as forms need it: one that ran out keeps its user, so that nothing being typed is taken away. */
export function useKeptUser(): Pick<SessionState, 'status' | 'user'> {
  const { status } = useSession()
  const user = useStoredValue({ ...storedSession, get: userOrAwaited })
  return { status, user }
}

const actions: SessionActions = {
  signIn: storedSession.set,
  update(profile) {
    const session = storedSession.get()
    if (session?._id === profile._id) storedSession.set({ ...profile, token: profile.token ?? session.token })
  },
  signOut() {
    storedSession.set(null)
    clearTab()
  },
}
