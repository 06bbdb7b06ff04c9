import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { isAdminPage, pageAfterSignIn } from './page-after-sign-in.ts'

/** Sends someone who is signed in on to the page they wanted; the form stands until that page is there. */
export function AfterSignIn({ redirect }: { redirect: string }) {
  const page = pageAfterSignIn(redirect)
  return isAdminPage(page) ? <OpenDocument address={page} /> : <Navigate to={page} replace />
}

/** For a page that is no route of the shop. */
function OpenDocument({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address])
  return null
}
