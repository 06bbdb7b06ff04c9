import * as generalCopy from '@trivet/core/copy/general'
import * as tripsCopy from '@trivet/core/copy/trips'

import { Button } from '@trivet/ui/button'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { isRouteErrorResponse, Link, useParams, useRouteError } from 'react-router'
import { ErrorPage } from '../components/page/error-page.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { TripPage } from '../features/trips/trip-page.tsx'
import { browserLoader, isNotFound, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { secretLinkHeaders } from '../lib/secret-link-headers.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const needs: Needs<{ params: { token?: string } }> = (utils, { params: { token = '' } }) =>
  utils.trips.byToken.ensureData({ token })

export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)

export const headers = secretLinkHeaders

export default function TripRoute() {
  const { token = '' } = useParams()
  const { data: trip, error, isFetching, refetch } = trpc.trips.byToken.useQuery({ token })
  if (trip) {
    return (
      <>
        <PageHead title="Your trip" />
        <TripPage trip={trip} token={token} />
      </>
    )
  }
  if (isNotFound(error)) return <TripGone />
  if (!error) return <TripSkeleton />
  return (
    <div className="page-width py-section">
      <PageHead title={generalCopy.errorOccurred} />
      <ErrorState headingLevel={1} onRetry={() => void refetch()} isRetrying={isFetching} />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isGone = isRouteErrorResponse(error) && (error.status === 410 || error.status === 404)
  return isGone ? <TripGone /> : <ErrorPage error={error} />
}

function TripGone() {
  return (
    <div className="page-width py-section">
      <PageHead title={tripsCopy.tripGone} />
      <div className="weave weave-essential rounded-cloth border py-16 pr-6 pl-22 sm:py-24 sm:pl-28">
        <h1 className="max-w-160 type-h1">{tripsCopy.tripGone}</h1>
        <p className="mt-4 max-w-prose text-lead text-muted-foreground">{tripsCopy.tripGoneText}</p>
        <Button className="mt-8" render={<Link to={paths.home()} />}>
          Go home
        </Button>
      </div>
    </div>
  )
}

function TripSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the trip"
      className="page-width grid grid-cols-1 gap-6 py-16 lg:grid-cols-12"
    >
      <Skeleton className="h-80 lg:col-span-5" />
      <Skeleton className="h-80 lg:col-span-7" />
    </SkeletonGroup>
  )
}
