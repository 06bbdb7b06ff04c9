import { figureText, figureWords, reportWords } from '@trivet/core/copy/reports'
import { addDays, formatDay, hourOfDay } from '@trivet/core/dates'
import { lastWeek, reportRule, reports, type Report } from '@trivet/core/reports'
import type { Services } from '../../api/context.ts'
import { queueMail } from '../outbox/index.ts'
import { findSettings } from '../settings/index.ts'
import { countReport } from './count-report.ts'
import { toWire } from './name-lines.ts'
import { findReportReaders } from './report-readers.repo.ts'

// on Mondays, by the shop's clock
const fromHour = 7

/** The week that is over, once to each who asked for it and may still see it; a Monday without a server is made up for. */
export async function mailWeeklyReports({ sql, clock }: Pick<Services, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  const settings = await findSettings(sql)
  const { timeZone } = settings.settings
  const range = lastWeek(clock.today(timeZone))
  const due = hourOfDay(addDays(range.to, 1), fromHour, timeZone)
  if (now < due) return
  const readers = await findReportReaders(sql, { due, week: `weekly-report:${range.from}:` })
  if (readers.length === 0) return

  const needs = { sql, clock, settings: { current: async () => settings } }
  const figures = await Promise.all(reports.map((report) => firstFigureOf(report)))
  for (const { id, name, email } of readers) {
    await queueMail(sql, {
      template: 'weekly-report',
      recipient: email,
      data: { name, days: `${formatDay(range.from)} to ${formatDay(range.to)}`, figures, range },
      dedupeKey: `weekly-report:${range.from}:${id}`,
      now,
    })
  }

  async function firstFigureOf(report: Report) {
    const { chart, figures: all } = reportRule(report)
    const { totals, totalsBefore } = await countReport(needs, { report, range: undefined, ...range }, 0)
    const text = (values: number[]) => figureText(chart, toWire(report, values)[all.indexOf(chart)] ?? 0)
    const [{ title }, { label }] = [reportWords[report], figureWords[chart]]
    return {
      label: label === title ? title : `${title}: ${label.toLowerCase()}`,
      value: text(totals),
      before: text(totalsBefore),
    }
  }
}
