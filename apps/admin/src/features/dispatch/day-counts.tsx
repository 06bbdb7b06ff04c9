import type { VisitList } from '@trivet/core/contract/dispatch'
import type { CalendarDate } from '@trivet/core/dates'
import type { VisitKind } from '@trivet/core/dispatch'
import { AlarmClock, CircleDollarSign } from 'lucide-react'
import { VisitIcon } from './visit-marks.tsx'

const nouns = { delivery: ['delivery', 'deliveries'], pickup: ['pickup', 'pickups'] } as const

type DayCountsProps = { day: CalendarDate; counts: VisitList['counts']; isShort?: boolean }

/** '3 deliveries, 2 pickups', and what of them is late or unpaid. */
export function DayCounts({ day, counts, isShort = false }: DayCountsProps) {
  const ofDay = counts.filter((count) => count.day === day)
  const overdue = ofDay.reduce((sum, count) => sum + count.overdue, 0)
  const unpaid = ofDay.reduce((sum, count) => sum + count.unpaid, 0)
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-caption text-muted-foreground tabular-nums">
      {ofDay.map(({ kind, total }) => (
        <span key={kind} className="inline-flex items-center gap-1">
          <VisitIcon kind={kind} />
          {total}
          <span className={isShort ? 'sr-only' : undefined}>{countedNoun(kind, total)}</span>
        </span>
      ))}
      {overdue > 0 && (
        <span className="inline-flex items-center gap-1 font-medium text-destructive">
          <AlarmClock aria-hidden strokeWidth={1.75} className="size-4" />
          {overdue} overdue
        </span>
      )}
      {unpaid > 0 && (
        <span className="inline-flex items-center gap-1 font-medium text-foreground">
          <CircleDollarSign aria-hidden strokeWidth={1.75} className="size-4" />
          {unpaid} unpaid
        </span>
      )}
    </span>
  )
}

export function countedNoun(kind: VisitKind, count: number): string {
  const [one, many] = nouns[kind]
  return count === 1 ? one : many
}
