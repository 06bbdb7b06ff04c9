import { dashboardInput, dashboardOutput } from '@trivet/core/contract/dashboard'
import { readinessOutput } from '@trivet/core/contract/settings'
import { router, staffProcedure } from '../../api/trpc.ts'
import { readDashboard } from './read-dashboard.ts'
import { readReadiness } from './read-readiness.ts'

export const dashboardRouter = router({
  read: staffProcedure('orders')
    .meta({
      rest: {
        access: 'admin',
        method: 'GET',
        path: '/admin/dashboard',
        summary: 'Figures, what is new and what the day asks for',
        tags: ['Admin'],
      },
    })
    .input(dashboardInput)
    .output(dashboardOutput)
    .query(({ ctx, input }) => readDashboard(ctx, input)),

  readiness: staffProcedure('settings')
    .meta({
      rest: {
        access: 'admin',
        method: 'GET',
        path: '/admin/readiness',
        summary: 'What a shop that is not ready to open has done, and what not',
        tags: ['Admin'],
      },
    })
    .output(readinessOutput)
    .query(({ ctx }) => readReadiness(ctx)),
})
