import * as generalCopy from '@trivet/core/copy/general'

import { Button } from '@trivet/ui/button'
import { ErrorState } from '@trivet/ui/error-state'
import { isRouteErrorResponse, Link } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from './page-head.tsx'

/** What stands in place of a page that is not there or that broke. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="page-width py-section">
      <PageHead title="Something went wrong" />
      <ErrorState
        title={generalCopy.errorOccurred}
        headingLevel={1}
        description="It is on our side. Your cart and dates are kept; please try again."
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}

export function NotFoundPage({
  title = 'This page is not on the table',
  description = 'The address may be mistyped, or the page has moved.',
}: {
  title?: string
  description?: string
}) {
  return (
    <div className="page-width py-section">
      <PageHead title={title} />
      <div className="weave weave-essential rounded-cloth border py-16 pr-6 pl-22 sm:py-24 sm:pl-28">
        <p className="font-mono text-small text-muted-foreground">404</p>
        <h1 className="mt-2 max-w-160 type-h1">{title}</h1>
        <p className="mt-4 max-w-prose text-lead text-muted-foreground">{description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button render={<Link to={paths.catalog()} />}>Browse the kits</Button>
          <Button variant="secondary" render={<Link to={paths.home()} />}>
            Go home
          </Button>
        </div>
      </div>
    </div>
  )
}
