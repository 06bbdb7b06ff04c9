import { keptDayRemoved } from '@trivet/core/copy/dispatch'
import { formatDay } from '@trivet/core/dates'
import { stopKey } from '@trivet/core/dispatch'
import { Logo } from '@trivet/ui/logo'
import { useEffect, type ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { PageTitle } from '../../components/page-title.tsx'
import { contentId } from '../../lib/content-id.ts'
import { useMay } from '../../lib/may.ts'
import { useSecondFactorNeeded } from '../../lib/second-factor-needed.ts'
import { useRemovedDay } from '../../lib/removed-day.ts'
import { useInterrupted, useStaff } from '../../lib/session.ts'
import { shopName } from '../../lib/shop-name.ts'
import { paths } from '../../paths.ts'
import { DayBar } from './day-bar.tsx'
import { NewVersion } from './new-version.tsx'
import { NoDay } from './no-day.tsx'
import { registerWorker } from './register-worker.ts'
import { StopList } from './stop-list.tsx'
import { StopPage } from './stop-page.tsx'
import { strayReports } from './stop-state.ts'
import { UnsentNotice } from './unsent-notice.tsx'
import { UnsentReports } from './unsent-reports.tsx'
import { useDay } from './use-day.ts'
import { useOutbox } from './use-outbox.ts'

type DayPageProps = {
  /** For whoever needs a second factor: above what the phone has kept, which they may still drive by. */
  setUpFirst: ReactNode
}

/** A driver's day: it outlives the network, the closing of the app, and the end of the session. */
export function DayPage({ setUpFirst }: DayPageProps) {
  const staff = useStaff()
  const interrupted = useInterrupted()
  const { kind, orderId } = useParams()
  const { day, isLoading, error, isFetching, reload, chooseArea } = useDay(staff ?? interrupted)
  const { actions, state } = useOutbox({ onAnswered: reload })
  const isSetupNeeded = useSecondFactorNeeded()
  const removedReports = useRemovedDay()

  const way = useMay('dispatch') ? paths.dispatch() : paths.crates()

  useEffect(registerWorker, [])

  // the sign-in page says why
  const isAwaited = interrupted !== null && removedReports === null
  if (!staff && !isAwaited && !day && !isLoading && actions.length === 0) {
    return <Navigate to={paths.login()} state={{ from: paths.day() }} replace />
  }
  const stop = day?.stops.find((one) => one.orderId === orderId && one.kind === kind)
  // a stop is not taken away from whoever stands at it
  const setUp = isSetupNeeded && !stop ? setUpFirst : null
  const Title = setUp ? 'h2' : 'h1'
  return (
    <div className="mx-auto grid min-h-dvh max-w-2xl grid-rows-[auto_1fr]">
      {!setUp && <PageTitle title={stop ? stop.guest : 'My day'} />}
      <header className="flex items-center gap-3 border-b bg-card px-4 py-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <Logo name={shopName} className="mr-auto" />
        {staff ? (
          <Link
            to={paths.account()}
            className="min-h-11 min-w-0 content-center truncate text-small underline underline-offset-4"
          >
            <span className="sr-only">Your account, </span>
            {staff.name}
          </Link>
        ) : (
          <span className="min-w-0 truncate text-small">{interrupted?.name ?? day?.staffName}</span>
        )}
        <Link to={way} className="min-h-11 content-center underline underline-offset-4">
          {way === paths.dispatch() ? 'Dispatch' : 'Crates'}
        </Link>
      </header>
      <main id={contentId} tabIndex={-1} className="grid content-start gap-4 p-4 outline-none">
        {removedReports !== null && (
          <p role="status" className="rounded-cloth border-2 border-warning p-3">
            {keptDayRemoved(removedReports)}
          </p>
        )}
        <UnsentNotice actions={actions} staffId={staff?._id ?? null} drained={state} />
        <NewVersion isBusy={stop !== undefined} />
        {setUp && <div>{setUp}</div>}
        {stop && day ? (
          <StopPage key={stopKey(stop)} day={day} stop={stop} actions={actions} onDrop={reload} />
        ) : day ? (
          <>
            <Title className="type-h3">{formatDay(day.day)}</Title>
            <DayBar
              day={day}
              error={setUp ? null : error}
              isFetching={isFetching}
              onReload={reload}
              onChooseArea={chooseArea}
            />
            <UnsentReports actions={strayReports(day, actions)} withGuests onDrop={reload} />
            <StopList day={day} actions={actions} />
          </>
        ) : (
          !setUp && (
            <>
              <h1 className="type-h3">My day</h1>
              <NoDay isLoading={isLoading} error={error} isFetching={isFetching} onReload={reload} />
            </>
          )
        )}
      </main>
    </div>
  )
}
