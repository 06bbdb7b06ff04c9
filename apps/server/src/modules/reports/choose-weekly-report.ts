import type { WeeklyReport } from '@trivet/core/contract/reports'
import type { UserContext } from '../../api/context.ts'
import { addReportReader, removeReportReader } from './report-readers.repo.ts'

/** Whoever asks gets the week by mail from the next Monday on, or no longer. */
export async function chooseWeeklyReport(
  { sql, actor: { userId }, clock }: UserContext,
  { isOn }: WeeklyReport,
): Promise<WeeklyReport> {
  if (isOn) await addReportReader(sql, { userId, now: clock.now() })
  else await removeReportReader(sql, { userId })
  return { isOn }
}
