import * as generalCopy from '@trivet/core/copy/general'
import * as quotesCopy from '@trivet/core/copy/written-quotes'
import { Button } from '@trivet/ui/button'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { isRouteErrorResponse, Link, useParams, useRouteError } from 'react-router'
import { ErrorPage } from '../components/page/error-page.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { QuotePage } from '../features/quotes/quote-page.tsx'
import { browserLoader, isNotFound, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { secretLinkHeaders } from '../lib/secret-link-headers.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const needs: Needs<{ params: { token?: string } }> = (utils, { params: { token = '' } }) =>
  utils.writtenQuotes.byToken.ensureData({ token })

export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)

export const headers = secretLinkHeaders

export default function QuoteRoute() {
  const { token = '' } = useParams()
  const { data: quote, error, isFetching, refetch } = trpc.writtenQuotes.byToken.useQuery({ token })
  if (quote) {
    return (
      <>
        <PageHead title={`Quote ${quote.number}`} />
        <QuotePage quote={quote} token={token} />
      </>
    )
  }
  if (isNotFound(error)) return <QuoteGone />
  if (!error) return <QuoteSkeleton />
  return (
    <div className="page-width py-section">
      <PageHead title={generalCopy.errorOccurred} />
      <ErrorState headingLevel={1} onRetry={() => void refetch()} isRetrying={isFetching} />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isGone = isRouteErrorResponse(error) && error.status === 404
  return isGone ? <QuoteGone /> : <ErrorPage error={error} />
}

function QuoteGone() {
  return (
    <div className="page-width py-section">
      <PageHead title={quotesCopy.quoteNotFound} />
      <h1 className="max-w-160 type-h1">{quotesCopy.quoteNotFound}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted-foreground">{quotesCopy.quoteGoneText}</p>
      <Button className="mt-8" render={<Link to={paths.contact()} />}>
        Write to us
      </Button>
    </div>
  )
}

function QuoteSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the quote"
      className="page-width grid grid-cols-1 gap-6 py-16 lg:grid-cols-12"
    >
      <Skeleton className="h-80 lg:col-span-7" />
      <Skeleton className="h-80 lg:col-span-5" />
    </SkeletonGroup>
  )
}
