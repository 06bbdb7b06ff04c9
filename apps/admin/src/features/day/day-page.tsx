import { stopsLoadFailed } from '@trivet/core/copy/dispatch'
import { formatDay } from '@trivet/core/dates'
import { stopKey } from '@trivet/core/dispatch'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Logo } from '@trivet/ui/logo'
import { SelectField } from '@trivet/ui/select-field'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { useEffect } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { contentId } from '../../lib/content-id.ts'
import { useMay } from '../../lib/may.ts'
import { useInterrupted, useStaff } from '../../lib/session.ts'
import { shopName } from '../../lib/shop-name.ts'
import { messageOf } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { NewVersion } from './new-version.tsx'
import { registerWorker } from './register-worker.ts'
import { StopList } from './stop-list.tsx'
import { StopPage } from './stop-page.tsx'
import { UnsentNotice } from './unsent-notice.tsx'
import { useDay } from './use-day.ts'
import { useOutbox } from './use-outbox.ts'

/** A driver's day: it outlives the network, the closing of the app, and the end of the session. */
export function DayPage() {
  const staff = useStaff()
  const interrupted = useInterrupted()
  const { kind, orderId } = useParams()
  const { day, isLoading, error, isFetching, reload, chooseArea } = useDay(staff ?? interrupted)
  const { actions, state } = useOutbox({ onSent: reload })

  const way = useMay('dispatch') ? paths.dispatch() : paths.crates()

  useEffect(registerWorker, [])

  if (!staff && !interrupted && !day && !isLoading && actions.length === 0) {
    return <Navigate to={paths.login()} state={{ from: paths.day() }} replace />
  }
  const stop = day?.stops.find((one) => one.orderId === orderId && one.kind === kind)
  return (
    <div className="mx-auto grid min-h-dvh max-w-2xl grid-rows-[auto_1fr]">
      <PageTitle title={stop ? stop.guest : 'My day'} />
      <header className="flex items-center gap-3 border-b bg-card px-4 py-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <Logo name={shopName} className="mr-auto" />
        <span className="min-w-0 truncate text-small">{(staff ?? interrupted)?.name ?? day?.staffName}</span>
        <Link to={way} className="min-h-11 content-center underline underline-offset-4">
          {way === paths.dispatch() ? 'Dispatch' : 'Crates'}
        </Link>
      </header>
      <main id={contentId} tabIndex={-1} className="grid content-start gap-4 p-4 outline-none">
        <UnsentNotice actions={actions} staffId={staff?._id ?? null} drained={state} />
        <NewVersion isBusy={stop !== undefined} />
        {stop && day ? (
          <StopPage key={stopKey(stop)} day={day} stop={stop} actions={actions} />
        ) : (
          <>
            <h1 className="type-h3">{day ? formatDay(day.day) : 'My day'}</h1>
            {day && (
              <div className="flex flex-wrap items-end justify-between gap-3">
                <SelectField
                  label="Area"
                  fieldClassName="min-w-48 flex-1"
                  value={day.area}
                  onChange={({ target }) => chooseArea(target.value)}
                >
                  <option value="">All areas</option>
                  {day.areas.map((area) => (
                    <option key={area}>{area}</option>
                  ))}
                </SelectField>
                <Button variant="secondary" loading={isFetching} loadingText="Loading…" onClick={reload}>
                  Load again
                </Button>
                <p role="status" className="w-full text-small text-muted-foreground">
                  {error && !isFetching ? 'No network. ' : ''}As of <Instant at={day.readAt} />
                </p>
              </div>
            )}
            {day ? (
              <StopList day={day} actions={actions} />
            ) : isLoading ? (
              <SkeletonGroup>
                <Skeleton className="h-96 w-full" />
              </SkeletonGroup>
            ) : error ? (
              <ErrorState
                title={messageOf(error, stopsLoadFailed)}
                onRetry={reload}
                isRetrying={isFetching}
              />
            ) : (
              <EmptyState title="No day on this phone" description="Sign in to load the stops of today." />
            )}
          </>
        )}
      </main>
    </div>
  )
}
