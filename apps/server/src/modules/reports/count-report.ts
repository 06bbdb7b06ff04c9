import type { ReportInput } from '@trivet/core/contract/reports'
import {
  daysOfRange,
  kindsOf,
  rangeBefore,
  reportRule,
  writeReport,
  type DayRange,
  type WrittenReport,
} from '@trivet/core/reports'
import type { Context } from '../../api/context.ts'
import { findByDay, findByThing } from './counted.repo.ts'
import { foldForReader } from './fold-reports.ts'

export type CountedReport = WrittenReport & {
  range: DayRange
  before: DayRange
  totalsBefore: number[]
  lineCount: number
  isCounting: boolean
}

/** A report of some days beside the period before, of all orders as they are now; of products the `mostLines` in use, or all. */
export async function countReport(
  {
    sql,
    clock,
    settings,
  }: Pick<Context, 'sql' | 'clock'> & { settings: Pick<Context['settings'], 'current'> },
  { report, range: named = 'month', from, to }: ReportInput,
  mostLines: number | null = null,
): Promise<CountedReport> {
  const { timeZone } = (await settings.current()).settings
  const range = from && to ? { from, to } : daysOfRange(named, clock.today(timeZone))
  const before = rangeBefore(range)
  const isCounting = await foldForReader(sql)
  const kinds = kindsOf(report)
  const { line } = reportRule(report)
  const [days, byThing] = await Promise.all([
    findByDay(sql, { kinds, from: before.from, to: range.to }),
    findByThing(sql, { kinds, line, most: mostLines, ...range }),
  ])
  const within = ({ from, to }: DayRange) =>
    days.filter(({ day }) => day !== null && day >= from && day <= to)
  const written = writeReport(report, range, { byDay: within(range), byThing: byThing.lines })
  const { totals: totalsBefore } = writeReport(report, before, { byDay: within(before), byThing: [] })
  const lineCount = byThing.count ?? written.lines.length
  return { ...written, range, before, totalsBefore, lineCount, isCounting }
}
