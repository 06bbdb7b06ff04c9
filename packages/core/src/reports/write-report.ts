import type { CalendarDate } from '../dates/calendar-date.ts'
import { figureOf } from './figures.ts'
import { sumsOf, type CountedKind } from './report-kinds.ts'
import { reportRule, type Report } from './report-list.ts'
import { daysOfPeriod, monthOf, periodIn, periodsOf, type DayRange } from './report-range.ts'

/** A sum as it was counted; what it is not counted by is empty, and its day null where it is the whole range's. */
export type CountedLine = {
  kind: CountedKind
  day: CalendarDate | null
  area: string
  depotId: string
  productId: string
  hostId: string
  amount: number
}

/** What a line is about; null where it is not one thing's. */
export type LineKey = {
  period: string | null
  area: string | null
  depotId: string | null
  productId: string | null
  hostId: string | null
}

/** The figures of a line in the order of the report's, with the days they are of. */
export type WrittenLine = LineKey & DayRange & { values: number[] }

export type WrittenReport = {
  totals: number[]
  points: { period: string; value: number }[]
  lines: WrittenLine[]
}

/**
 * Totals, bars and lines of a report. Totals and bars are of `byDay`; so are lines of a time, and others of `byThing`, which may hold
 * only some of them.
 */
export function writeReport(
  report: Report,
  range: DayRange,
  counted: { byDay: readonly CountedLine[]; byThing: readonly CountedLine[] },
): WrittenReport {
  const { chart, figures, line } = reportRule(report)
  const valuesOf = (lines: readonly CountedLine[]) => {
    const sums = sumsOf(lines)
    return figures.map((figure) => figureOf(figure, sums))
  }
  const byPeriod = Map.groupBy(counted.byDay, ({ day }) => (day ? periodIn(range, day) : ''))
  const periods = periodsOf(range).map((period) => ({ period, lines: byPeriod.get(period) ?? [] }))
  const all = line === 'period' || line === 'month-and-area' ? counted.byDay : counted.byThing
  return {
    totals: valuesOf(counted.byDay),
    points: periods.map(({ period, lines }) => ({ period, value: figureOf(chart, sumsOf(lines)) })),
    lines:
      line === 'period'
        ? periods.map(({ period, lines }) => ({
            ...ofNothing,
            period,
            ...daysOfPeriod(period, range),
            values: valuesOf(lines),
          }))
        : linesOf(report, range, all).map(({ key, days, lines }) => ({
            ...key,
            ...days,
            values: valuesOf(lines),
          })),
  }
}

const ofNothing: LineKey = { period: null, area: null, depotId: null, productId: null, hostId: null }

function linesOf(report: Report, range: DayRange, counted: readonly CountedLine[]) {
  const groups = new Map<string, { key: LineKey; days: DayRange; lines: CountedLine[] }>()
  for (const one of counted) {
    const { key, days } = placeOf(report, range, one)
    const name = JSON.stringify(key)
    const group = groups.get(name) ?? { key, days, lines: [] }
    group.lines.push(one)
    groups.set(name, group)
  }
  return [...groups.values()]
}

function placeOf(report: Report, range: DayRange, one: CountedLine): { key: LineKey; days: DayRange } {
  const { area, depotId, productId, hostId, day } = one
  switch (reportRule(report).line) {
    case 'month-and-area': {
      const period = day && monthOf(day)
      return { key: { ...ofNothing, period, area }, days: period ? daysOfPeriod(period, range) : range }
    }
    case 'product-and-depot':
      return { key: { ...ofNothing, depotId, productId }, days: range }
    default:
      return { key: { ...ofNothing, hostId }, days: range }
  }
}
