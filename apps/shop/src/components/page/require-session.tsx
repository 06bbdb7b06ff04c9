import { Fragment, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { notify } from '../../lib/notify.ts'
import { useKeptUser } from '../../lib/session.tsx'
import type { User } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'
import { PageLoader } from './page-loader.tsx'

type RequireSessionProps = {
  children: (user: User) => ReactNode
  /** Said to those who are sent to sign in; not to those who have just logged out. */
  notice?: string
  /** What the page begins with for whomever it is: there before any script, it is read meanwhile. */
  opening?: ReactNode
}

/** Shows its content to signed-in visitors; others sign in first and come back. */
export function RequireSession({ children, notice, opening = <PageLoader /> }: RequireSessionProps) {
  const { status, user } = useKeptUser()
  const [first, setFirst] = useState(user)
  const { pathname, search } = useLocation()
  if (user && !first) setFirst(user)
  if (user || status === 'loading') {
    // what the page began with becomes that of the first user; anyone after them has a page of their own
    const key = user && first && user._id !== first._id ? user._id : 'first'
    return <Fragment key={key}>{user ? children(user) : opening}</Fragment>
  }
  const here = (pathname + search).slice(1)
  return (
    <>
      {notice && !first && <Notice text={notice} />}
      <Navigate to={paths.login({ redirect: here })} replace />
      <PageLoader />
    </>
  )
}

function Notice({ text }: { text: string }) {
  useEffect(() => notify.info(text, { id: 'sign-in-first' }), [text])
  return null
}
