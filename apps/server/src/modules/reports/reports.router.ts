import { reportInput, reportOutput, weeklyReport } from '@trivet/core/contract/reports'
import { router, staffProcedure } from '../../api/trpc.ts'
import { chooseWeeklyReport } from './choose-weekly-report.ts'
import { readReport } from './read-report.ts'
import { readWeeklyReport } from './read-weekly-report.ts'

const weekly = { access: 'admin' as const, path: '/admin/weekly-report' as const, tags: ['Admin'] }

export const reportsRouter = router({
  read: staffProcedure('reports')
    .meta({
      rest: {
        access: 'admin',
        method: 'GET',
        path: '/admin/reports/{report}',
        summary: 'A report: totals, bars and lines of some days, beside the period before',
        tags: ['Admin'],
      },
    })
    .input(reportInput)
    .output(reportOutput)
    .query(({ ctx, input }) => readReport(ctx, input)),

  weekly: staffProcedure('reports')
    .meta({ rest: { ...weekly, method: 'GET', summary: 'Whether the week comes by mail to whoever asks' } })
    .output(weeklyReport)
    .query(({ ctx }) => readWeeklyReport(ctx)),

  chooseWeekly: staffProcedure('reports')
    .meta({ rest: { ...weekly, method: 'PUT', summary: 'Have the week by mail, or no longer' } })
    .input(weeklyReport)
    .output(weeklyReport)
    .mutation(({ ctx, input }) => chooseWeeklyReport(ctx, input)),
})
