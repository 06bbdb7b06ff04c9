import type { WeeklyReport } from '@trivet/core/contract/reports'
import type { UserContext } from '../../api/context.ts'
import { isReportReader } from './report-readers.repo.ts'

export async function readWeeklyReport({ sql, actor }: UserContext): Promise<WeeklyReport> {
  return { isOn: await isReportReader(sql, actor.userId) }
}
