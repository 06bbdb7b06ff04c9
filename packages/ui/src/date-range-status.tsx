import { daysBetween, formatLongDay, formatShortDay } from './calendar-day.ts'
import type { Day } from './calendar-day.ts'
import type { DateRange } from './date-range.ts'

type DateRangeStatusProps = {
  value: DateRange
  /** The last day the pointer or focus would give. */
  previewEnd: Day | null
  refusal: { day: Day; reason: string } | null
  startLabel: string
  endLabel: string
  formatDays: (days: number) => string
}

/** What is chosen so far: seen at every move, said only when it changes. */
export function DateRangeStatus({
  value: { start, end },
  previewEnd,
  refusal,
  startLabel,
  endLabel,
  formatDays,
}: DateRangeStatusProps) {
  const last = end ?? previewEnd
  const next = `Choose the ${(start ? endLabel : startLabel).toLowerCase()}`
  const refused = refusal && `${formatShortDay(refusal.day)}: ${refusal.reason || 'not available'}`
  const chosen =
    start && end
      ? `${startLabel} ${formatLongDay(start)}. ${endLabel} ${formatLongDay(end)}. ${formatDays(daysBetween(start, end))}.`
      : [start && `${startLabel} ${formatLongDay(start)}`, next].filter(Boolean).join('. ')
  return (
    <div className="min-w-0 flex-1 text-small">
      <p aria-hidden>
        {start && last ? (
          <>
            <span className="whitespace-nowrap">
              {formatShortDay(start)} – {formatShortDay(last)}
            </span>{' '}
            <span className="font-mono font-semibold whitespace-nowrap tabular-nums">
              {formatDays(daysBetween(start, last))}
            </span>
          </>
        ) : (
          next
        )}
      </p>
      {refused && (
        <p aria-hidden className="text-destructive">
          {refused}
        </p>
      )}
      <p role="status" className="sr-only">
        {refused ?? chosen}
      </p>
    </div>
  )
}
