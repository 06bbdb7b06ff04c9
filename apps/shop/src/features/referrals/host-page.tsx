import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { PageHead } from '../../components/page/page-head.tsx'
import { RequireSession } from '../../components/page/require-session.tsx'
import type { User } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'

/** A page for hosts; everybody else is led to the profile, where one becomes a host. */
export function HostPage({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  return (
    <>
      <PageHead title={title} />
      <RequireSession>
        {(user) => (user.isHost ? children(user) : <Navigate to={paths.profile()} replace />)}
      </RequireSession>
    </>
  )
}
