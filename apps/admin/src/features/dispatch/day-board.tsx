import type { VisitList, VisitOutput } from '@trivet/core/contract/dispatch'
import {
  visitKinds,
  visitWindows,
  windowLabel,
  type VisitKind,
  type VisitWindow,
} from '@trivet/core/dispatch'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Printer } from 'lucide-react'
import { Panel } from '../../components/panel.tsx'
import { openFile } from '../../lib/open-file.ts'
import { countedNoun } from './day-counts.tsx'
import { DropZone } from './drop-zone.tsx'
import { visitKey } from './visit-change.ts'
import { routeSheetAddress } from '../../lib/document-addresses.ts'
import type { Board } from './use-board.ts'
import { VisitCard } from './visit-card.tsx'

type DayBoardProps = { board: Board; list: VisitList; onChange: (visit: VisitOutput) => void }

// the sequence of a day: the halves around the whole would hide that it spans both
const windowOrder: readonly VisitWindow[] = visitWindows.toSorted((a, b) => rankOf(a) - rankOf(b))

/** One day, area by area: what is driven in which window. */
export function DayBoard({ board, list, onChange }: DayBoardProps) {
  const visits = list.visits.filter(({ day }) => day === board.day)
  const areas = [...new Set(visits.map(({ area }) => area))].toSorted((a, b) =>
    a === null ? 1 : b === null ? -1 : a.localeCompare(b),
  )
  if (areas.length === 0) return <EmptyState title="Nothing to drive on this day" />
  const total = list.counts.reduce((sum, count) => (count.day === board.day ? sum + count.total : sum), 0)
  return (
    <div className="grid gap-4">
      {total > visits.length && (
        <p role="status">
          {visits.length} of {total} visits are shown, what is still to do first. Choose a service area to see
          the others.
        </p>
      )}
      {areas.map((area) => {
        const inArea = visits.filter((visit) => visit.area === area)
        return (
          <Panel key={area} title={area ?? 'Outside all areas'}>
            {area && (
              <Button
                variant="secondary"
                size="sm"
                className="mb-3"
                onClick={() => void openFile(routeSheetAddress(board.day, area))}
              >
                <Printer aria-hidden strokeWidth={1.75} />
                Route sheet of {area}
              </Button>
            )}
            <div className="grid gap-4">
              {visitKinds.map((kind) => (
                <KindOfArea
                  key={kind}
                  {...{ board, kind, onChange }}
                  visits={inArea.filter((one) => one.kind === kind)}
                />
              ))}
            </div>
          </Panel>
        )
      })}
    </div>
  )
}

type KindOfAreaProps = {
  board: Board
  kind: VisitKind
  visits: VisitOutput[]
  onChange: (visit: VisitOutput) => void
}

function KindOfArea({ board, kind, visits, onChange }: KindOfAreaProps) {
  if (visits.length === 0) return null
  const { day } = board
  return (
    <section>
      <h3 className="mb-2 font-medium">
        {visits.length} {countedNoun(kind, visits.length)}
      </h3>
      <div className="grid gap-2 lg:grid-cols-3">
        {windowOrder.map((window) => {
          const inWindow = visits.filter((visit) => visit.window === window)
          const label = windowLabel(kind, window)
          return (
            <DropZone
              key={window}
              id={`${visits[0]?.area}:${kind}:${window}`}
              target={{ day, kind, window, label }}
              className="rounded-cloth border bg-muted/40 p-2"
            >
              <h4 className="mb-1.5 text-caption text-muted-foreground tabular-nums">{label}</h4>
              {inWindow.length === 0 && <p className="text-caption text-muted-foreground">Nobody</p>}
              <ul className="grid grid-cols-1 gap-1.5">
                {inWindow.map((visit) => (
                  <VisitCard key={visitKey(visit)} visit={visit} onChange={onChange} />
                ))}
              </ul>
            </DropZone>
          )
        })}
      </div>
    </section>
  )
}

function rankOf(window: VisitWindow): number {
  return { early: 0, 'all-day': 1, late: 2 }[window]
}
