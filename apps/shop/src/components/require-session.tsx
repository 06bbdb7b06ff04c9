import { useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession, useSessionHasEnded } from '../lib/session.tsx'
import type { User } from '../lib/session.tsx'
import { paths } from '../paths.ts'
import { PageLoader } from './page-loader.tsx'

/** Shows its content to signed-in visitors; others sign in first and come back. */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const { status, user } = useSession()
  const { hasEnded } = useSessionHasEnded()
  const { pathname, search } = useLocation()
  const [lastUser, setLastUser] = useState(user)
  if (user && user !== lastUser) setLastUser(user)

  if (user) return children(user)
  // a session that ran out must not take away what is being typed; a dialog asks to sign in again
  if (hasEnded && lastUser) return children(lastUser)
  if (status === 'loading') return <PageLoader />
  return <Navigate to={paths.login({ redirect: pathname + search })} replace />
}
