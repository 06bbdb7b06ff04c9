import type { ProductCalendar } from '@trivet/core/contract/catalog'
import type { CalendarDate } from '@trivet/core/dates'
import { cn } from '@trivet/ui/cn'
import { awayText } from './away-on.ts'
import { dayLabel, weekdays, type Month } from '../../components/calendar-months.ts'
import type { KeyboardEvent } from 'react'

export type DayFacts = {
  reserved: number
  /** Promised, but not there. */
  short: number
  away: ProductCalendar['away']
  fleet: number
  isToday: boolean
}

type MonthGridProps = {
  month: Month
  factsOf: (day: CalendarDate) => DayFacts
  chosen: CalendarDate | null
  /** The one day that Tab leads to. */
  active: CalendarDate
  onChoose: (day: CalendarDate) => void
  /** True when the key led to another day. */
  onStep: (day: CalendarDate, event: KeyboardEvent) => boolean
}

/** A month with what is reserved of how many, in words for screen readers and in figures for all. */
export function MonthGrid({ month, factsOf, chosen, active, ...actions }: MonthGridProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="mb-2 text-left font-semibold">{month.label}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="pb-1 text-caption font-medium text-muted-foreground">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td key={day ?? weekdays[index]} className="p-0.5">
                {day && (
                  <DayButton
                    day={day}
                    facts={factsOf(day)}
                    isChosen={day === chosen}
                    isActive={day === active}
                    {...actions}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayButtonProps = Pick<MonthGridProps, 'onChoose' | 'onStep'> & {
  day: CalendarDate
  facts: DayFacts
  isChosen: boolean
  isActive: boolean
}

function DayButton({ day, facts, isChosen, isActive, onChoose, onStep }: DayButtonProps) {
  const { reserved, short, away, fleet, isToday } = facts
  const awayUnits = away.reduce((sum, { units }) => sum + units, 0)
  const isFull = reserved + awayUnits >= fleet
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      onKeyDown={(event) => {
        if (onStep(day, event)) event.preventDefault()
      }}
      className={cn(
        'grid min-h-12 w-full content-center justify-items-center rounded-cloth border px-0.5 leading-tight hover:border-foreground',
        isFull && 'border-2 border-destructive font-semibold',
        isToday && 'underline underline-offset-4',
        isChosen && 'bg-secondary',
      )}
    >
      <span>
        <span className="sr-only">{dayLabel(day).replace(/\d+$/, '')}</span>
        {Number(day.slice(8))}
      </span>
      <span className={cn('font-mono text-caption', reserved === 0 && 'text-muted-foreground')}>
        <span aria-hidden>{isFull ? 'Full' : `${reserved}/${fleet}`}</span>
        <span className="sr-only">
          {[
            ` ${reserved} of ${fleet} reserved`,
            ...(awayUnits > 0 ? [awayText(away)] : []),
            ...(isFull ? ['full'] : []),
            ...(short > 0 ? [`${short} short`] : []),
          ].join(', ')}
        </span>
      </span>
      {(awayUnits > 0 || short > 0) && (
        <span aria-hidden className="text-caption">
          {short > 0 ? `${short} short` : `−${awayUnits}`}
        </span>
      )}
    </button>
  )
}
