import type { FigureFilter, ReportLineOutput, ReportOutput } from '@trivet/core/contract/reports'
import { kindsBehind, reportRanges, type Figure, type ReportRange } from '@trivet/core/reports'
import { isCalendarDate, type CalendarDate } from '@trivet/core/dates'
import { paths } from '../../paths.ts'

export const standardRange: ReportRange = 'month'

/** What a report's address says of its days: one of the ranges, or from a day to another. */
export type AskedDays = { range?: ReportRange; from?: CalendarDate; to?: CalendarDate }

export function daysOfAddress(query: URLSearchParams): AskedDays {
  const [from, to] = [query.get('from'), query.get('to')]
  if (isCalendarDate(from) && isCalendarDate(to) && from <= to) return { from, to }
  return { range: reportRanges.find((range) => range === query.get('range')) ?? standardRange }
}

/** What stands after the ? of the address. */
export function queryOf(asked: AskedDays): string {
  const { range, ...days } = asked
  if (range === standardRange) return ''
  return new URLSearchParams(range ? { range } : days).toString()
}

type Line = Pick<ReportLineOutput, 'from' | 'to'> &
  Partial<Pick<ReportLineOutput, 'area' | 'depot' | 'product' | 'host'>>

/** The list of the orders that a figure counts; null where it counts none. */
export function ordersBehindPath(
  figure: Figure,
  { from, to, area, depot, product, host }: Line,
): string | null {
  if (kindsBehind(figure).length === 0) return null
  const filter: FigureFilter = {
    figure,
    figureFrom: from as CalendarDate,
    figureTo: to as CalendarDate,
    ...(area && { figureArea: area._id }),
    ...(depot && { figureDepot: depot._id }),
    ...(product && { figureProduct: product._id }),
    ...(host && { figureHost: host._id }),
  }
  return `${paths.orders()}?${new URLSearchParams(filter)}`
}

export type ReportAnswer = ReportOutput
