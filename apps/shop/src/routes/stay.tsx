import * as generalCopy from '@trivet/core/copy/general'
import * as staysCopy from '@trivet/core/copy/stays'

import type { PublicStay } from '@trivet/core/contract/stays'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { ErrorPage, NotFoundPage } from '../components/page/error-page.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { StayPage } from '../features/stays/stay-page.tsx'
import { browserLoader, isNotFound, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const needs: Needs<{ params: { slug?: string } }> = (utils, { params: { slug = '' } }) =>
  utils.stays.bySlug.ensureData({ slug })

// kept by nobody: what a host changes or deletes is so for the next guest
export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)

export default function StayRoute() {
  const { slug = '' } = useParams()
  const { data: stay, error, isFetching, refetch } = trpc.stays.bySlug.useQuery({ slug })
  if (stay) {
    return (
      <>
        <StayHead stay={stay} />
        <StayPage key={stay.slug} stay={stay} />
      </>
    )
  }
  if (isNotFound(error)) return <StayNotFound />
  if (!error) return <StaySkeleton />
  return (
    <div className="page-width py-section">
      <PageHead title={generalCopy.errorOccurred} />
      <ErrorState headingLevel={1} onRetry={() => void refetch()} isRetrying={isFetching} />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <StayNotFound /> : <ErrorPage error={error} />
}

// for the guests of one house: it may be shared, and search engines leave it alone
function StayHead({ stay: { title, slug, area } }: { stay: PublicStay }) {
  return (
    <PageHead
      title={title}
      description={`What the kitchen of ${title} in ${area.city} has, and the rest delivered before you arrive.`}
      path={paths.stay({ slug })}
      isUnlisted
    />
  )
}

function StayNotFound() {
  return (
    <NotFoundPage
      title={staysCopy.stayNotFound}
      description="Its host may have taken the page down, or the address is mistyped."
    />
  )
}

function StaySkeleton() {
  return (
    <SkeletonGroup
      label="Loading the stay"
      className="page-width grid grid-cols-1 gap-6 py-16 lg:grid-cols-12"
    >
      <Skeleton className="h-80 lg:col-span-5" />
      <Skeleton className="h-80 lg:col-span-7" />
    </SkeletonGroup>
  )
}
