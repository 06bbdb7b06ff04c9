import { lastReportText, stopOutcomeNames } from '@trivet/core/copy/dispatch'
import { Badge } from '@trivet/ui/badge'
import type { DriverStop } from '@trivet/core/contract/dispatch'
import { now } from '../../lib/clock.ts'
import type { StopState } from './stop-state.ts'

/** How far a stop is, and whether the server knows it. */
export function StopMark({ stop, state }: { stop: DriverStop; state: StopState }) {
  const last = state.unsent.at(-1)
  if (state.isRefused) return <Badge tone="danger">Not taken: look at it</Badge>
  if (last) return <Badge tone="warning">{stopOutcomeNames[last.report.outcome]}, not sent</Badge>
  if (state.isDone)
    return <Badge tone="success">{stop.kind === 'delivery' ? 'Delivered' : 'Collected'}</Badge>
  if (stop.addressNeeded) return <Badge tone="danger">No street: do not drive</Badge>
  if (stop.state === 'unpaid') return <Badge tone="danger">Unpaid: do not drive</Badge>
  const reported = lastReportText(stop, now())
  if (reported) {
    const isMissed = stop.lastReport?.outcome === 'nobody-there'
    return (
      <Badge tone={isMissed ? 'warning' : 'info'} className="max-w-full whitespace-normal">
        {reported}
      </Badge>
    )
  }
  if (stop.status === 'dispatched') return <Badge tone="info">On its way</Badge>
  return null
}
