import type { VisitList, VisitOutput } from '@trivet/core/contract/dispatch'
import { formatDay, type CalendarDate } from '@trivet/core/dates'
import { groupVisits, windowLabel } from '@trivet/core/dispatch'
import { cn } from '@trivet/ui/cn'
import { Link } from 'react-router'
import { daysOf } from './board-range.ts'
import { DropZone } from './drop-zone.tsx'
import { visitKey } from './visit-change.ts'
import type { Board } from './use-board.ts'
import { VisitCard } from './visit-card.tsx'

type WeekBoardProps = { board: Board; list: VisitList; onChange: (visit: VisitOutput) => void }

/** Seven days from the chosen one on, side by side where there is room, else one under the other. */
export function WeekBoard({ board, list, onChange }: WeekBoardProps) {
  return (
    <ol aria-label="Days of the week" className="grid gap-3 lg:grid-cols-7 lg:gap-2">
      {daysOf(board.range).map((day) => {
        const visits = list.visits.filter((visit) => visit.day === day)
        const isToday = day === board.today
        return (
          <li key={day} className="min-w-0">
            <DropZone
              id={day}
              target={{ day, label: formatDay(day) }}
              className={cn(
                'h-full rounded-cloth border p-2 lg:min-h-96',
                isToday ? 'border-2 border-primary bg-secondary/40' : 'bg-muted/40',
              )}
            >
              <h2 className="mb-2 flex flex-wrap items-baseline justify-between gap-x-2">
                <Link
                  to={board.hrefFor({ view: 'day', day })}
                  className="min-h-6 font-semibold underline-offset-4 hover:underline"
                >
                  {formatDay(day)}
                </Link>
                {isToday && <span className="text-caption font-medium">Today</span>}
              </h2>
              {visits.length === 0 && <p className="text-caption text-muted-foreground">Nothing to drive</p>}
              <DayVisits visits={visits} onChange={onChange} />
              <MoreVisits board={board} day={day} shown={visits.length} list={list} />
            </DropZone>
          </li>
        )
      })}
    </ol>
  )
}

function DayVisits({ visits, onChange }: { visits: VisitOutput[]; onChange: (visit: VisitOutput) => void }) {
  return groupVisits(visits).map(({ area, windows }) => (
    <div key={area} className="mb-3">
      <h3 className="mb-1 text-caption font-semibold text-muted-foreground">{area ?? 'Outside all areas'}</h3>
      {windows.map(({ kind, window, visits: inWindow }) => (
        <div key={kind + window}>
          <h4 className="mt-1.5 mb-1 text-caption text-muted-foreground tabular-nums">
            {windowLabel(kind, window)}
          </h4>
          <ul className="grid grid-cols-1 gap-1.5">
            {inWindow.map((visit) => (
              <VisitCard key={visitKey(visit)} visit={visit} onChange={onChange} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  ))
}

type MoreVisitsProps = { board: Board; day: CalendarDate; shown: number; list: VisitList }

/** A full day is shown in part; the rest is one link away. */
export function MoreVisits({ board, day, shown, list }: MoreVisitsProps) {
  const total = list.counts.reduce((sum, count) => (count.day === day ? sum + count.total : sum), 0)
  if (total <= shown) return null
  return (
    <Link
      to={board.hrefFor({ view: 'day', day })}
      className="inline-flex min-h-6 items-center text-caption underline underline-offset-4"
    >
      {total - shown} more
    </Link>
  )
}
