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
import { findCounted } from './counted.repo.ts'
import { foldForReader } from './fold-reports.ts'

export type CountedReport = WrittenReport & {
  range: DayRange
  before: DayRange
  totalsBefore: number[]
  isCounting: boolean
}

/** A report of some days beside the period before, of all orders as they are now. */
export async function countReport(
  {
    sql,
    clock,
    settings,
  }: Pick<Context, 'sql' | 'clock'> & { settings: Pick<Context['settings'], 'current'> },
  { report, range: named = 'month', from, to }: ReportInput,
): Promise<CountedReport> {
  const { timeZone } = (await settings.current()).settings
  const range = from && to ? { from, to } : daysOfRange(named, clock.today(timeZone))
  const before = rangeBefore(range)
  const isCounting = await foldForReader(sql)
  const asked = { kinds: kindsOf(report), line: reportRule(report).line }
  const [counted, countedBefore] = await Promise.all([
    findCounted(sql, { ...asked, ...range }),
    findCounted(sql, { ...asked, ...before }),
  ])
  const { totals: totalsBefore } = writeReport(report, before, countedBefore)
  return { ...writeReport(report, range, counted), range, before, totalsBefore, isCounting }
}
