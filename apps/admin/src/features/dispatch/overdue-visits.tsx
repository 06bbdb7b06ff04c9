import type { VisitList, VisitOutput } from '@trivet/core/contract/dispatch'
import { visitNames } from '@trivet/core/copy/dispatch'
import { formatDay } from '@trivet/core/dates'
import { Panel } from '../../components/panel.tsx'
import { visitKey } from './visit-change.ts'
import { VisitMark } from './visit-marks.tsx'
import { VisitMenu } from './visit-menu.tsx'

type OverdueVisitsProps = { list: VisitList; onChange: (visit: VisitOutput) => void }

/** Deliveries that were not made and kitchens that were not collected, of whatever day. */
export function OverdueVisits({ list, onChange }: OverdueVisitsProps) {
  const { overdue, overdueTotal } = list
  if (overdue.length === 0) return null
  return (
    <div className="mb-4">
      <Panel title={`Overdue · ${overdueTotal}`}>
        <ul className="grid gap-2 lg:grid-cols-2">
          {overdue.map((visit) => (
            <li key={visitKey(visit)} className="flex items-center gap-3 rounded-cloth border p-2.5">
              <div className="min-w-0 flex-1">
                <p className="font-medium break-words">
                  {visitNames[visit.kind]} of {visit.guest}
                </p>
                <p className="text-caption text-muted-foreground">
                  {visit.kind === 'delivery' ? 'Was due' : 'Should have been collected'}{' '}
                  {formatDay(visit.day)} · {visit.area ?? visit.city}
                </p>
                <div className="mt-1">
                  <VisitMark visit={visit} />
                </div>
              </div>
              <VisitMenu visit={visit} onChange={() => onChange(visit)} />
            </li>
          ))}
        </ul>
        {overdueTotal > overdue.length && (
          <p className="mt-2 text-muted-foreground">The {overdue.length} oldest are shown.</p>
        )}
      </Panel>
    </div>
  )
}
