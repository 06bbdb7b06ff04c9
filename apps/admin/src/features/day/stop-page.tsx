import type { DriverStop, StopReport } from '@trivet/core/contract/dispatch'
import { photoTooLarge } from '@trivet/core/copy/dispatch'
import * as generalCopy from '@trivet/core/copy/general'
import { isOnTheWayAlready, isStillToDo } from '@trivet/core/dispatch'
import { Button } from '@trivet/ui/button'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Panel } from '../../components/panel.tsx'
import { WayBack } from '../../components/way-back.tsx'
import { now } from '../../lib/clock.ts'
import { CollectForm } from './collect-form.tsx'
import { addAction, type KeptDay } from './day-store.ts'
import { DeliverForm } from './deliver-form.tsx'
import { MissForm } from './miss-form.tsx'
import type { StopAction } from './outbox.ts'
import { StopFacts } from './stop-facts.tsx'
import { StopMark } from './stop-mark.tsx'
import { stopState } from './stop-state.ts'
import { UnsentReports } from './unsent-reports.tsx'

type StopPageProps = { day: KeptDay; stop: DriverStop; actions: StopAction[]; onDrop: () => void }

/** One stop: where it is, and what happened there. */
export function StopPage({ day, stop, actions, onDrop }: StopPageProps) {
  const navigate = useNavigate()
  const [isMissed, setIsMissed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const state = stopState(stop, actions)
  const isLeaving =
    state.unsent.some(({ report }) => report.outcome === 'on-the-way') ||
    isOnTheWayAlready(stop.lastReport, { at: now(), timeZone: stop.timeZone })
  const isOpen = !state.isDone && isStillToDo(stop) && !stop.addressNeeded

  async function report(report: StopReport, photo: Blob | null = null) {
    const { orderId, kind, guest, version: seenVersion } = stop
    const { staffId, staffName } = day
    try {
      await addAction({ staffId, staffName, orderId, kind, guest, report, seenVersion }, photo)
      if (report.outcome !== 'on-the-way') void navigate('/day')
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      setProblem(isFull ? photoTooLarge : generalCopy.errorOccurred)
    }
  }

  return (
    <div className="grid gap-4">
      <WayBack to="/day" label="All stops" />
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="type-h3 break-words">{stop.guest}</h1>
        <StopMark stop={stop} state={state} />
      </div>
      <StopFacts stop={stop} />
      <UnsentReports actions={state.unsent} isOver={!isStillToDo(stop)} onDrop={onDrop} />
      {problem && (
        <p role="alert" className="font-medium text-destructive">
          {problem}
        </p>
      )}
      {isOpen && (
        <Panel title="What happened">
          <div className="grid gap-4">
            {!isLeaving && (
              <Button variant="secondary" onClick={() => void report({ outcome: 'on-the-way' })}>
                I am on the way
              </Button>
            )}
            <div
              role="group"
              aria-label="What happened"
              className="grid grid-cols-2 rounded-tool border border-input"
            >
              <Outcome isChosen={!isMissed} onChoose={() => setIsMissed(false)}>
                {stop.kind === 'delivery' ? 'Delivered' : 'Collected'}
              </Outcome>
              <Outcome isChosen={isMissed} onChoose={() => setIsMissed(true)}>
                Nobody there
              </Outcome>
            </div>
            {isMissed ? (
              <MissForm onReport={report} />
            ) : stop.pickup ? (
              <CollectForm pickup={stop.pickup} onReport={report} />
            ) : (
              <DeliverForm stop={stop} onReport={report} />
            )}
          </div>
        </Panel>
      )}
    </div>
  )
}

type OutcomeProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

/** Quieter than the button that reports: it only says which form is shown. */
function Outcome({ isChosen, onChoose, children }: OutcomeProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-12 px-4 font-medium first:rounded-l-tool last:rounded-r-tool hover:bg-muted aria-pressed:bg-secondary"
    >
      {children}
    </button>
  )
}
