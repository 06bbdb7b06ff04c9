import { inChosenOrder, stopKey } from '@trivet/core/dispatch'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { KeptDay } from './day-store.ts'
import type { StopAction } from './outbox.ts'
import { StopOrder } from './stop-order.tsx'
import { StopRow } from './stop-row.tsx'
import { stopPath, stopState } from './stop-state.ts'

const row = 'flex min-h-16 items-center gap-3 rounded-cloth border bg-card p-3'

/** The stops of the day in the sequence they are driven. */
export function StopList({ day, actions }: { day: KeptDay; actions: StopAction[] }) {
  const [isChoosing, setChoosing] = useState(false)
  if (day.stops.length === 0) {
    return <EmptyState title="No stops today" description="Nothing is to be delivered or picked up here." />
  }
  const stops = inChosenOrder(day.stops, day.chosen ?? [])
  if (isChoosing) return <StopOrder day={day} stops={stops} onDone={() => setChoosing(false)} />
  return (
    <>
      <ol className="grid gap-2">
        {stops.map((stop, at) => {
          const state = stopState(stop, actions)
          return (
            <li key={stopKey(stop)}>
              <Link
                to={stopPath(stop)}
                className={`${row} hover:bg-muted ${state.isDone ? 'text-muted-foreground' : ''}`}
              >
                <StopRow stop={stop} place={at + 1} state={state} />
                <ChevronRight aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
              </Link>
            </li>
          )
        })}
      </ol>
      {stops.length > 1 && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setChoosing(true)}>
          Change the sequence
        </Button>
      )}
    </>
  )
}
