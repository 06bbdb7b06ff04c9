import * as privacyCopy from '@trivet/core/copy/privacy'
import { lazy, Suspense } from 'react'
import { PageHead } from '../components/page/page-head.tsx'
import { PageLoader } from '../components/page/page-loader.tsx'
import { RequireSession } from '../components/page/require-session.tsx'

const EraseAccount = lazy(() =>
  import('../features/account/erase-account.tsx').then((module) => ({ default: module.EraseAccount })),
)

export default function EraseAccountRoute() {
  return (
    <>
      <PageHead title={privacyCopy.eraseMyAccount} />
      <RequireSession>
        {(user) => (
          <div className="page-width py-10 lg:py-16">
            <h1 className="type-h1">{privacyCopy.eraseMyAccount}</h1>
            <p className="mt-4 max-w-prose text-lead text-muted-foreground">
              {privacyCopy.erasureLead(user.email)}
            </p>
            <Suspense fallback={<PageLoader />}>
              <EraseAccount />
            </Suspense>
          </div>
        )}
      </RequireSession>
    </>
  )
}
