import { streetText } from '@trivet/core/copy/address'
import { visitNames } from '@trivet/core/copy/dispatch'
import { windowLabel } from '@trivet/core/dispatch'
import { EmptyState } from '@trivet/ui/empty-state'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { KeptDay } from './day-store.ts'
import type { StopAction } from './outbox.ts'
import { StopMark } from './stop-mark.tsx'
import { stopPath, stopState } from './stop-state.ts'

/** The stops of the day in the sequence they are driven. */
export function StopList({ day, actions }: { day: KeptDay; actions: StopAction[] }) {
  if (day.stops.length === 0) {
    return <EmptyState title="No stops today" description="Nothing is to be delivered or picked up here." />
  }
  return (
    <ol className="grid gap-2">
      {day.stops.map((stop, at) => {
        const state = stopState(stop, actions)
        return (
          <li key={`${stop.kind} ${stop.orderId}`}>
            <Link
              to={stopPath(stop)}
              className={`flex min-h-16 items-center gap-3 rounded-cloth border bg-card p-3 hover:bg-muted ${state.isDone ? 'text-muted-foreground' : ''}`}
            >
              <span className="w-6 shrink-0 text-right font-mono tabular-nums">{at + 1}</span>
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-medium break-words">{stop.guest}</span>
                  <StopMark stop={stop} state={state} />
                </span>
                <span className="block text-small break-words">
                  {visitNames[stop.kind]}, {windowLabel(stop.kind, stop.window)}
                </span>
                <span className="block text-small break-words text-muted-foreground">
                  {streetText(stop.street)}, {stop.city} {stop.postalCode}
                </span>
              </span>
              <ChevronRight aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
