import * as z from 'zod'
import * as reportsCopy from '../../copy/reports/sentences.ts'
import { daysBetween } from '../../dates/calendar-date.ts'
import { figureNames } from '../../reports/figures.ts'
import { reports } from '../../reports/report-list.ts'
import { firstReportDay, lastReportDay, mostReportDays, reportRanges } from '../../reports/report-range.ts'
import { queryDay, queryText, queryWord } from '../fields/query-input.ts'

/** A report, and its days: one of the ranges, or from a day to another. */
export const reportInput = z
  .object({
    report: z.enum(reports, reportsCopy.reportUnknown),
    range: queryWord(reportRanges, reportsCopy.rangeInvalid).meta({
      description: 'This month unless given; not asked where days are',
    }),
    from: queryDay,
    to: queryDay,
  })
  .refine(({ from, to }) => !from === !to, { error: reportsCopy.rangeInvalid, path: ['to'] })
  .refine(({ from, to }) => !from || !to || from <= to, { error: reportsCopy.rangeInvalid, path: ['to'] })
  .refine(({ from, to }) => !from || !to || (from >= firstReportDay && to <= lastReportDay), {
    error: reportsCopy.rangeTooFar,
    path: ['from'],
  })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) < mostReportDays, {
    error: reportsCopy.rangeTooLong,
    path: ['to'],
  })

export type ReportInput = z.output<typeof reportInput>

/** Whether the week comes by mail. */
export const weeklyReport = z.object({ isOn: z.boolean() })

export type WeeklyReport = z.output<typeof weeklyReport>

const thing = queryText({ max: 100 })

/** Narrows the list of orders to those behind a figure of a report. */
export const figureFilter = {
  figure: queryWord(figureNames, reportsCopy.figureUnknown).meta({
    description: 'A figure of a report: orders that count for it, on the days and for the things below',
  }),
  figureFrom: queryDay,
  figureTo: queryDay,
  figureArea: thing.meta({ description: 'The id of an area; "none" for orders without one' }),
  figureDepot: thing,
  figureProduct: thing,
  figureHost: thing,
} as const

export type FigureFilter = { [Name in keyof typeof figureFilter]?: z.output<(typeof figureFilter)[Name]> }
