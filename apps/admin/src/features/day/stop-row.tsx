import type { DriverStop } from '@trivet/core/contract/dispatch'
import { streetText } from '@trivet/core/copy/address'
import { visitNames } from '@trivet/core/copy/dispatch'
import { windowLabel } from '@trivet/core/dispatch'
import { StopMark } from './stop-mark.tsx'
import type { StopState } from './stop-state.ts'

/** Who is visited when and where. */
export function StopRow({ stop, place, state }: { stop: DriverStop; place: number; state: StopState }) {
  return (
    <>
      <span className="w-6 shrink-0 text-right font-mono tabular-nums">{place}</span>
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
    </>
  )
}
