import * as generalCopy from '@trivet/core/copy/general'

import { ErrorState } from '@trivet/ui/error-state'
import { PageTitle } from '../components/page-title.tsx'

/** In the place of a page that broke while it was drawn. */
export default function FailedRoute() {
  return (
    <main className="mx-auto max-w-prose p-4 md:p-8">
      <PageTitle title={generalCopy.errorOccurred} />
      <ErrorState
        title={generalCopy.errorOccurred}
        description="The page could not be shown."
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
