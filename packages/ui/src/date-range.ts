import { addDays, daysBetween } from './calendar-day.ts'
import type { Day } from './calendar-day.ts'

export type DateRange = { start: Day | null; end: Day | null }

export type DayState = {
  disabled: boolean
  /** Said before the day is chosen: 'Sold out', 'No delivery on Sundays'. */
  reason?: string
  /** A range may not reach over a disabled day, unless this is false. */
  blocksRange?: boolean
}

/** `onlyNow` marks a day that could be chosen if the range began elsewhere. */
export type RangeDayState = DayState & { onlyNow?: boolean }

/** `start` is the chosen first day while the last one is being chosen, so that 'too short' can be said. */
export type DayStateOf = (day: Day, picking: { start: Day | null }) => DayState

export type RangeReasons = {
  past: string
  tooEarly: string
  tooLate: string
  tooShort: string
  crossing: string
  /** Of a typed last day. */
  notAfterStart: string
}

export type RangeRules = {
  today: Day
  minDate?: Day | undefined
  maxDate?: Day | undefined
  minDays: number
  dayState?: DayStateOf | undefined
  reasons: RangeReasons
}

// how far a range is searched for a day that blocks it
const horizon = 366

/** Tells for each day whether it can be chosen now, and why not; a calendar asks several times for each. */
export function dayStates(rules: RangeRules, range: DateRange): (day: Day) => RangeDayState {
  const start = range.end === null ? range.start : null
  const wall = start === null ? null : findWall(rules, start)
  const known = new Map<Day, RangeDayState>()

  function stateOf(day: Day): RangeDayState {
    const bound = outOfBounds(rules, day)
    if (bound) return { disabled: true, reason: bound }
    if (start === null || day < start) return ask(rules, day, null)
    if (day === start) return { disabled: false }
    const own = ask(rules, day, start)
    if (own.disabled) return own
    const clash = clashWithStart(rules, { start, wall, day })
    return clash ? { disabled: true, reason: clash, onlyNow: true } : own
  }

  return (day) => {
    const state = known.get(day) ?? stateOf(day)
    known.set(day, state)
    return state
  }
}

/** The range after a day was pressed: it starts, ends, or starts anew. */
export function pickDay({ start, end }: DateRange, day: Day): DateRange {
  const isEnd = start !== null && end === null && day > start
  return isEnd ? { start, end: day } : { start: day, end: null }
}

/** A typed first day; a stay that no longer fits moves along with its length, or loses its end. */
export function moveStart(rules: RangeRules, { start, end }: DateRange, day: Day): DateRange {
  if (end === null) return { start: day, end: null }
  const endFits = (last: Day) => last > day && !dayStates(rules, { start: day, end: null })(last).disabled
  if (endFits(end)) return { start: day, end }
  const moved = start !== null && start < end ? addDays(day, daysBetween(start, end)) : null
  return { start: day, end: moved !== null && endFits(moved) ? moved : null }
}

type Clash = { start: Day; wall: Day | null; day: Day }

function clashWithStart({ minDays, reasons }: RangeRules, { start, wall, day }: Clash): string | null {
  if (wall !== null && day > wall) return reasons.crossing
  return daysBetween(start, day) < minDays ? reasons.tooShort : null
}

function findWall(rules: RangeRules, start: Day): Day | null {
  for (let count = 1; count <= horizon; count += 1) {
    const day = addDays(start, count)
    if (rules.maxDate !== undefined && day > rules.maxDate) return null
    const state = ask(rules, day, start)
    if (state.disabled && state.blocksRange !== false) return day
  }
  return null
}

function outOfBounds({ today, minDate, maxDate, reasons }: RangeRules, day: Day): string | null {
  if (day < today) return reasons.past
  if (minDate !== undefined && day < minDate) return reasons.tooEarly
  if (maxDate !== undefined && day > maxDate) return reasons.tooLate
  return null
}

function ask(rules: RangeRules, day: Day, start: Day | null): DayState {
  return rules.dayState?.(day, { start }) ?? { disabled: false }
}
