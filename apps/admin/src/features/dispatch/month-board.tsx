import type { VisitList, VisitOutput } from '@trivet/core/contract/dispatch'
import { formatDay, type CalendarDate } from '@trivet/core/dates'
import { cn } from '@trivet/ui/cn'
import { Link } from 'react-router'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { daysOf, isSameMonth } from './board-range.ts'
import { DayCounts } from './day-counts.tsx'
import { DropZone } from './drop-zone.tsx'
import { visitKey } from './visit-change.ts'
import type { Board } from './use-board.ts'
import { VisitCard } from './visit-card.tsx'
import { MoreVisits } from './week-board.tsx'

type MonthBoardProps = { board: Board; list: VisitList; onChange: (visit: VisitOutput) => void }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const shownInCell = 3

/** Whole weeks where there is room; on a phone the days on which somebody drives. */
export function MonthBoard(props: MonthBoardProps) {
  const isWide = useIsWide()
  return isWide ? <MonthGrid {...props} /> : <MonthList {...props} />
}

function MonthGrid({ board, list, onChange }: MonthBoardProps) {
  return (
    <div>
      <div aria-hidden className="mb-1 grid grid-cols-7 gap-1 text-caption text-muted-foreground">
        {weekdays.map((name) => (
          <span key={name} className="px-1.5">
            {name}
          </span>
        ))}
      </div>
      <ol aria-label="Days of the month" className="grid grid-cols-7 gap-1">
        {daysOf(board.range).map((day) => (
          <li key={day} className="min-w-0">
            <MonthCell {...{ board, list, onChange, day }} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function MonthCell({ board, list, onChange, day }: MonthBoardProps & { day: CalendarDate }) {
  // done ones take no room while something is still to do
  const visits = list.visits
    .filter((visit) => visit.day === day)
    .toSorted((a, b) => Number(a.state === 'done') - Number(b.state === 'done'))
    .slice(0, shownInCell)
  return (
    <DropZone
      id={day}
      target={{ day, label: formatDay(day) }}
      className={cn(
        'flex h-full min-h-32 flex-col gap-1 rounded-cloth border p-1.5',
        isSameMonth(day, board.day) ? 'bg-card' : 'bg-muted/60',
        day === board.today && 'border-2 border-primary',
      )}
    >
      <h2>
        <Link
          to={board.hrefFor({ view: 'day', day })}
          className="inline-flex min-h-6 min-w-6 items-center font-semibold tabular-nums underline-offset-4 hover:underline"
        >
          <span className="sr-only">{formatDay(day)}</span>
          <span aria-hidden>{Number(day.slice(8))}</span>
          {day === board.today && <span className="ml-2 text-caption font-medium">Today</span>}
        </Link>
      </h2>
      <DayCounts day={day} counts={list.counts} isShort />
      <ul className="grid grid-cols-1 gap-0.5">
        {visits.map((visit) => (
          <VisitCard key={visitKey(visit)} visit={visit} onChange={onChange} isSmall />
        ))}
      </ul>
      <MoreVisits board={board} day={day} shown={visits.length} list={list} />
    </DropZone>
  )
}

function MonthList({ board, list }: MonthBoardProps) {
  const days = daysOf(board.range).filter(
    (day) => isSameMonth(day, board.day) && list.counts.some((count) => count.day === day),
  )
  if (days.length === 0) return <p className="text-muted-foreground">Nothing to drive in this month.</p>
  return (
    <ol aria-label="Days of the month" className="grid gap-2">
      {days.map((day) => (
        <li key={day}>
          <Link
            to={board.hrefFor({ view: 'day', day })}
            className={cn(
              'flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-cloth border bg-card p-3',
              day === board.today && 'border-2 border-primary',
            )}
          >
            <span className="font-semibold">
              {formatDay(day)}
              {day === board.today && ' · Today'}
            </span>
            <DayCounts day={day} counts={list.counts} />
          </Link>
        </li>
      ))}
    </ol>
  )
}
