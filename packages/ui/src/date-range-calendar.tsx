import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { DayPicker } from 'react-day-picker'
import {
  addDays,
  countMonths,
  dayOfMonth,
  formatLongDay,
  formatShortDay,
  fromLocalDate,
  toLocalNoon,
} from './calendar-day.ts'
import type { Day } from './calendar-day.ts'
import {
  CalendarChevron,
  CalendarDayButton,
  calendarClasses,
  DaysProvider,
  RangeGrid,
  StillCaption,
} from './calendar-parts.tsx'
import { cn } from './cn.tsx'
import { dayStates, moveStart, pickDay } from './date-range.ts'
import type { DateRange, RangeRules } from './date-range.ts'
import { DateRangeStatus } from './date-range-status.tsx'
import { useMonthsShown } from './use-months-shown.ts'

export type DateRangeCalendarProps = {
  value: DateRange
  onChange: (value: DateRange) => void
  rules: RangeRules
  startLabel: string
  endLabel: string
  formatDays: (days: number) => string
  layout: 'two-months' | 'all-months'
  /** Buttons beside the day count. */
  children: ReactNode
}

const parts = { DayButton: CalendarDayButton, Chevron: CalendarChevron, MonthGrid: RangeGrid }
const allMonthsParts = { ...parts, CaptionLabel: StillCaption }

// kept, for the library works all months out anew when one of them changes; a button names its day itself, and a number needs
// no date format
const labels = { labelDayButton: () => '' }
const formatters = { formatDay: dayOfMonth }

const yearAhead = 365

export function DateRangeCalendar({
  value,
  onChange,
  rules,
  startLabel,
  endLabel,
  formatDays,
  layout,
  children,
}: DateRangeCalendarProps) {
  const [pointed, setPointed] = useState<Day | null>(null)
  const [refused, setRefused] = useState<Day | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const { start, end } = value

  const stateOf = useMemo(() => dayStates(rules, { start, end }), [rules, start, end])
  const firstDay = rules.minDate ?? rules.today
  const lastDay = rules.maxDate ?? addDays(firstDay, yearAhead)
  const previewEnd =
    start && !end && pointed && pointed > start && !stateOf(pointed).disabled ? pointed : null
  const isAllMonths = layout === 'all-months'
  const endOfMonths = useRef<HTMLDivElement>(null)
  const months = useMonthsShown({
    all: Math.min(13, countMonths(firstDay, lastDay)),
    needed: countMonths(firstDay, end ?? start ?? firstDay),
    end: endOfMonths,
  })

  useEffect(() => {
    if (!isAllMonths) return
    root.current?.querySelector('[role=gridcell] [tabindex="0"]')?.scrollIntoView({ block: 'center' })
  }, [isAllMonths])

  function choose(day: Day) {
    const { disabled } = stateOf(day)
    setRefused(disabled ? day : null)
    if (disabled) return
    // a last day that stands alone is kept when the first one fits it
    onChange(start === null ? moveStart(rules, value, day) : pickDay(value, day))
  }

  function refusal(day: Day | null) {
    const state = day !== null && stateOf(day)
    return state && state.disabled ? `${formatShortDay(day)}: ${state.reason ?? 'not available'}` : null
  }

  function lookOf(date: Date) {
    const day = fromLocalDate(date)
    const { disabled, reason, onlyNow } = stateOf(day)
    const parts = [
      formatLongDay(day),
      day === start && startLabel,
      day === end && endLabel,
      disabled && ['not available', reason].filter(Boolean).join(': '),
    ]
    return {
      label: parts.filter(Boolean).join(', '),
      isEnd: day === start || day === end,
      isPreviewEnd: day === previewEnd,
      isUnavailable: disabled,
      isStruck: disabled && !onlyNow,
      reason,
    }
  }

  // the months may still show what was chosen before
  const chooseNow = useRef(choose)
  useLayoutEffect(() => {
    chooseNow.current = choose
  })

  const is = (test: (day: Day) => boolean) => (date: Date) => test(fromLocalDate(date))
  const monthsNow = (
    <DaysProvider value={{ lookOf, onPress: (date) => chooseNow.current(fromLocalDate(date)) }}>
      <DayPicker
        // no mode of the library: a range may not cross a day that is not available, which pickDay knows; without one it
        // makes days buttons only where it is told to tell of a press, which they do themselves
        onDayClick={() => undefined}
        weekStartsOn={0}
        today={toLocalNoon(rules.today)}
        startMonth={toLocalNoon(firstDay)}
        endMonth={toLocalNoon(lastDay)}
        {...(isAllMonths
          ? {
              month: toLocalNoon(firstDay),
              onMonthChange: (month) => months.show(countMonths(firstDay, fromLocalDate(month))),
              numberOfMonths: months.shown,
              hideNavigation: true,
            }
          : { defaultMonth: toLocalNoon(start ?? end ?? firstDay), numberOfMonths: 2 })}
        modifiers={{
          selected: is((day) => Boolean(start && day >= start && day <= (end ?? start)) || day === end),
          between: is((day) => Boolean(start && day > start && day < (end ?? previewEnd ?? ''))),
          bandStart: is((day) => day === start && Boolean(end ?? previewEnd)),
          bandEnd: is((day) => Boolean(start) && day === (end ?? previewEnd)),
        }}
        modifiersClassNames={calendarClasses.modifiers}
        classNames={isAllMonths ? calendarClasses.vertical : calendarClasses.horizontal}
        components={isAllMonths ? allMonthsParts : parts}
        labels={labels}
        formatters={formatters}
        onDayMouseEnter={(date) => setPointed(fromLocalDate(date))}
        onDayMouseLeave={() => setPointed(null)}
        onDayFocus={(date) => setPointed(fromLocalDate(date))}
      />
    </DaysProvider>
  )
  // to draw a hundred days takes a slow phone a tenth of a second: a press is answered in words first; months that a key
  // asks for are there at once, for the library gives the focus to no day that is not drawn
  const monthsSoon = useDeferredValue(monthsNow)
  const areAllDrawn = useDeferredValue(months.shown) === months.shown

  return (
    <div ref={root} data-slot="date-range-calendar">
      {areAllDrawn ? monthsSoon : monthsNow}
      {isAllMonths && <div ref={endOfMonths} className="pointer-events-none -mt-60 h-60" />}
      <div
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4',
          isAllMonths &&
            'sticky -bottom-6 -mx-6 mt-4 -mb-6 border-t bg-popover px-6 pb-[max(1rem,env(safe-area-inset-bottom))]',
        )}
      >
        <DateRangeStatus
          value={value}
          previewEnd={previewEnd}
          hint={refusal(pointed)}
          refusal={refusal(refused)}
          startLabel={startLabel}
          endLabel={endLabel}
          formatDays={formatDays}
        />
        <div className="ml-auto flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  )
}
