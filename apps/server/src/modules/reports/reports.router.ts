import { reportInput, reportOutput } from '@trivet/core/contract/reports'
import { router, staffProcedure } from '../../api/trpc.ts'
import { readReport } from './read-report.ts'

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
})
