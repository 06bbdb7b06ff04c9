import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useKeptUser } from '../lib/session.tsx'
import type { User } from '../lib/session.tsx'
import { paths } from '../paths.ts'
import { PageLoader } from './page-loader.tsx'

/** Shows its content to signed-in visitors; others sign in first and come back. */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const { status, user } = useKeptUser()
  const { pathname, search } = useLocation()
  if (user) return children(user)
  if (status === 'loading') return <PageLoader />
  const here = (pathname + search).slice(1)
  return <Navigate to={paths.login({ redirect: here })} replace />
}
