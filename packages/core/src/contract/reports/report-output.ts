import * as z from 'zod'
import { figureNames } from '../../reports/figures.ts'
import { reports } from '../../reports/report-list.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'

const days = { from: calendarDateInput, to: calendarDateInput }

// money with two decimals, shares in percent, all else whole
const value = z.number()

const thing = z.object({ _id: z.string(), name: z.string() }).nullable()

const lineOutput = z.object({
  ...days,
  period: z.string().nullable().meta({ description: 'A day, or a month such as 2026-12' }),
  area: thing.meta({ description: 'Its id is "none" where orders have no area' }),
  depot: thing,
  product: thing,
  host: thing,
  values: z.array(value).meta({ description: 'In the order of the figures' }),
})

export const reportOutput = z.object({
  report: z.enum(reports),
  ...days,
  before: z.object(days).meta({ description: 'The period before: as many months or days' }),
  timeZone: z.string().meta({ description: 'Whose days these are' }),
  figures: z.array(z.enum(figureNames)),
  totals: z.array(value),
  totalsBefore: z.array(value),
  points: z.array(z.object({ period: z.string(), value })),
  lines: z.array(lineOutput).meta({ description: 'So many at most; the file has all' }),
  lineCount: z.int(),
  isCounting: z.boolean().meta({ description: 'Some orders are still to be counted' }),
})

export type ReportOutput = z.infer<typeof reportOutput>
export type ReportLineOutput = z.infer<typeof lineOutput>
