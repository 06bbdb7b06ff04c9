import { daysBetween, formatLongDay, formatShortDay } from './calendar-day.ts'
import type { Day } from './calendar-day.ts'
import type { DateRange } from './date-range.ts'

type DateRangeStatusProps = {
  value: DateRange
  /** The last day the pointer or focus would give. */
  previewEnd: Day | null
  /** Why the day under the pointer or focus cannot be chosen. */
  hint: string | null
  /** The same for a day that was pressed. */
  refusal: string | null
  startLabel: string
  endLabel: string
  formatDays: (days: number) => string
}

/** What is chosen so far: seen at every move, said only when it changes. */
export function DateRangeStatus({
  value: { start, end },
  previewEnd,
  hint,
  refusal,
  startLabel,
  endLabel,
  formatDays,
}: DateRangeStatusProps) {
  const last = end ?? previewEnd
  const next = `Choose the ${(start ? endLabel : startLabel).toLowerCase()}`
  const chosen =
    start && end
      ? `${startLabel} ${formatLongDay(start)}. ${endLabel} ${formatLongDay(end)}. ${formatDays(daysBetween(start, end))}.`
      : [start && `${startLabel} ${formatLongDay(start)}`, next].filter(Boolean).join('. ')
  return (
    // room for a hint of two lines, and no wider for it: else the calendar would move from under the pointer
    <div className="flex min-w-40 flex-1 flex-col justify-center text-small contain-inline-size min-[768px]:min-h-[calc(3*var(--type-small-leading))]">
      <p aria-hidden className="flex flex-wrap gap-x-2">
        {start && last ? (
          <>
            <span className="whitespace-nowrap">
              {formatShortDay(start)} – {formatShortDay(last)}
            </span>
            <span className="font-mono font-semibold whitespace-nowrap tabular-nums">
              {formatDays(daysBetween(start, last))}
            </span>
          </>
        ) : (
          next
        )}
      </p>
      {(refusal ?? hint) && (
        <p aria-hidden className={refusal ? 'text-destructive' : 'text-muted-foreground'}>
          {refusal ?? hint}
        </p>
      )}
      <p role="status" className="sr-only">
        {refusal ?? chosen}
      </p>
    </div>
  )
}
